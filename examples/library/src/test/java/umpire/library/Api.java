package umpire.library;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The API that the examples use, and that other programs may use: every public signature of the
/// types that they import, one per line.
final class Api {

  private static final Pattern IMPORTED = Pattern.compile("(?m)^import (umpire[\\w.]+);$");

  private Api() {}

  /// Returns the signatures of every type that a source in this folder imports from Umpire.
  static SortedSet<String> usedBy(Path folder) throws IOException, ClassNotFoundException {
    var lines = new TreeSet<String>();
    for (String type : imported(folder)) {
      describe(Class.forName(type), lines);
    }
    return lines;
  }

  private static List<String> imported(Path folder) throws IOException {
    var types = new ArrayList<String>();
    try (Stream<Path> sources = Files.list(folder)) {
      for (Path source : sources.sorted().toList()) {
        IMPORTED
            .matcher(Files.readString(source))
            .results()
            .forEach(found -> types.add(found.group(1)));
      }
    }
    return types;
  }

  private static void describe(Class<?> type, SortedSet<String> lines) {
    lines.add(type.toGenericString());
    for (Constructor<?> made : type.getDeclaredConstructors()) {
      add(made.getModifiers(), made.toGenericString(), lines);
    }
    for (Method method : type.getDeclaredMethods()) {
      if (!method.isSynthetic()) {
        add(method.getModifiers(), method.toGenericString(), lines);
      }
    }
    for (Field field : type.getDeclaredFields()) {
      add(field.getModifiers(), field.toGenericString(), lines);
    }
    for (Class<?> nested : type.getDeclaredClasses()) {
      if (isSeen(nested.getModifiers())) {
        describe(nested, lines);
      }
    }
  }

  private static void add(int modifiers, String signature, SortedSet<String> lines) {
    if (isSeen(modifiers)) {
      lines.add(signature);
    }
  }

  private static boolean isSeen(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }
}
