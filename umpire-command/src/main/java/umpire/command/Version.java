package umpire.command;

/// Which version of Umpire this is.
public final class Version {

  private Version() {}

  /// What the programs say of it.
  public static String line() {
    return "umpire " + number();
  }

  /// The number, as the build wrote it into the jar.
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not built as a jar)" : version;
  }
}
