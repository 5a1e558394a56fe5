package umpire.testkit.untidy.text;

/// Text that kernels must not use, and that depends on their package.
public final class StoneText {

  Class<?> kernels() {
    return umpire.testkit.untidy.StonesElsewhere.class;
  }

  public int length() {
    return 0;
  }
}
