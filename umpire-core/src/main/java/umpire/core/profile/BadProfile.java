package umpire.core.profile;

/// There is no such preset, switch or value, or two values contradict each other. The message says
/// which, and what there is.
public final class BadProfile extends Exception {

  private static final long serialVersionUID = 1L;

  public BadProfile(String what) {
    super(what, null, false, false);
  }

  public String what() {
    return java.util.Objects.requireNonNull(getMessage());
  }
}
