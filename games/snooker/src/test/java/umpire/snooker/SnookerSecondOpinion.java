package umpire.snooker;

import umpire.testkit.SecondOpinion;

/// The plain implementation, as the contract suite finds it.
public final class SnookerSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    return PlainSnooker.judge(classicInput);
  }
}
