package umpire.tractor;

import umpire.testkit.SecondOpinion;

/// The plain implementation, as the contract suite finds it.
public final class TractorSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    return PlainTractor.judge(classicInput);
  }
}
