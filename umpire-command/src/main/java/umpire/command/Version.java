package umpire.command;

/// The version of Umpire.
public final class Version {

  private Version() {}

  /// The line that `--version` prints.
  public static String line() {
    return "umpire " + number();
  }

  /// The version number, which the build writes into the jar's manifest.
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not built as a jar)" : version;
  }
}
