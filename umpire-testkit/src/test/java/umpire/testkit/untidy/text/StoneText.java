package umpire.testkit.untidy.text;

/// Something that kernels should not know, and that knows their package.
public final class StoneText {

  Class<?> kernels() {
    return umpire.testkit.untidy.StonesElsewhere.class;
  }

  public int length() {
    return 0;
  }
}
