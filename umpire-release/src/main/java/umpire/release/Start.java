package umpire.release;

/// The start of the runnable jar. Compiled for an old Java, so that one that is too old for the
/// program can still say so instead of failing on its classes.
final class Start {

  private static final int NEEDED = 25;

  /// The launchers use it as well, where they find no Java that will do.
  private static final int NO_JAVA = 69;

  private Start() {}

  @SuppressWarnings("SystemOut") // there is nothing else to print with yet
  public static void main(String[] args) throws ReflectiveOperationException {
    int found = Runtime.version().feature();
    if (found < NEEDED) {
      System.err.println(
          "umpire: expected Java "
              + NEEDED
              + " or later, found Java "
              + found
              + " in "
              + System.getProperty("java.home")
              + ": install a newer one, or call 'java' by its full path");
      System.exit(NO_JAVA);
    }
    // By name, since the compiler for old classes cannot read new ones.
    Class.forName("umpire.cli.Main").getMethod("main", String[].class).invoke(null, (Object) args);
  }
}
