package umpire.snooker;

import umpire.testkit.SecondOpinion;

/// Registers the plain implementation with the contract suite.
public final class SnookerSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    return PlainSnooker.judge(classicInput);
  }
}
