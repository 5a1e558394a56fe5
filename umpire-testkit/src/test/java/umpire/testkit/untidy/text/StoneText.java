package umpire.testkit.untidy.text;

/// Something that kernels should not know.
public final class StoneText {

  public int length() {
    return 0;
  }
}
