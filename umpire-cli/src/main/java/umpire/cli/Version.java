package umpire.cli;

import picocli.CommandLine.IVersionProvider;

/// The version, as the build wrote it into the jar.
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"umpire " + number()};
  }

  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not built as a jar)" : version;
  }
}
