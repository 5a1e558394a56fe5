package umpire.release;

/// The start of the runnable jar. It is compiled for an old Java, so that a Java too old for the
/// program still prints a clear message and does not fail on its classes.
final class Start {

  private static final int NEEDED = 25;

  /// The exit status if there is no suitable Java; the launchers use the same one.
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
    // By name, because a compiler for old class files cannot read new ones.
    Class.forName("umpire.cli.Main").getMethod("main", String[].class).invoke(null, (Object) args);
  }
}
