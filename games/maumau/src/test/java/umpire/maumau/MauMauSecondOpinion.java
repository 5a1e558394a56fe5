package umpire.maumau;

import umpire.testkit.SecondOpinion;

/// The plain implementation, as the contract suite finds it.
public final class MauMauSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    return PlainMauMau.judge(classicInput);
  }
}
