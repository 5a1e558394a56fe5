package umpire.cribbage.pegging;

import umpire.testkit.SecondOpinion;

/// The plain implementation, as the contract suite finds it.
public final class PeggingSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    return PlainPegging.judge(classicInput);
  }
}
