package umpire.tractor;

import umpire.testkit.SecondOpinion;

/// Registers the plain implementation with the contract suite.
public final class TractorSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    return PlainTractor.judge(classicInput);
  }
}
