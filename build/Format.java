import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;

/// Checks or fixes the layout of every Java source file below a folder.
///
/// Usage: `Format check|fix <folder>`. Folders named `target` and hidden ones are skipped.
void main(String[] args) throws IOException {
  boolean fix = args[0].equals("fix");
  Path root = Path.of(args[1]);
  List<Path> wrong =
      sources(root).parallelStream()
          .filter(file -> !isLaidOut(root, file, fix))
          .map(root::relativize)
          .toList();
  wrong.forEach(file -> IO.println((fix ? "formatted " : "not formatted: ") + file));
  if (!fix && !wrong.isEmpty()) {
    System.err.println("To format these files: mvn -N -Dformat=fix validate");
    System.exit(1);
  }
}

boolean isLaidOut(Path root, Path file, boolean fix) {
  try {
    String text = Files.readString(file);
    String laidOut = layOut(root.relativize(file), text);
    if (fix && !text.equals(laidOut)) Files.writeString(file, laidOut);
    return text.equals(laidOut);
  } catch (IOException failure) {
    throw new UncheckedIOException(failure);
  }
}

List<Path> sources(Path root) throws IOException {
  List<Path> found = new ArrayList<>();
  Files.walkFileTree(
      root,
      new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
          String name = folder.getFileName().toString();
          boolean skipped = name.equals("target") || name.startsWith(".");
          return skipped && !folder.equals(root)
              ? FileVisitResult.SKIP_SUBTREE
              : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          if (file.toString().endsWith(".java")) found.add(file);
          return FileVisitResult.CONTINUE;
        }
      });
  Collections.sort(found);
  return found;
}

String layOut(Path file, String text) {
  try {
    String tidy = RemoveUnusedImports.removeUnusedImports(text);
    tidy = ImportOrderer.reorderImports(tidy, JavaFormatterOptions.Style.GOOGLE);
    return new Formatter().formatSource(tidy);
  } catch (FormatterException unreadable) {
    System.err.println(file + ": " + unreadable.getMessage());
    System.exit(1);
    throw new AssertionError(unreadable);
  }
}
