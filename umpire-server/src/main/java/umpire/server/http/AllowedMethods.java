package umpire.server.http;

import io.avaje.jex.Routing;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The allowed methods of each path.
///
/// @param methods by path
record AllowedMethods(Map<Pattern, Set<String>> methods) {

  static AllowedMethods of(List<Routing.Entry> routes) {
    var byPath = new LinkedHashMap<String, Set<String>>();
    for (Routing.Entry route : routes) {
      byPath.computeIfAbsent(route.getPath(), _ -> new TreeSet<>()).add(route.getType().name());
    }
    var methods = new LinkedHashMap<Pattern, Set<String>>();
    byPath.forEach((path, names) -> methods.put(pattern(path), Collections.unmodifiableSet(names)));
    return new AllowedMethods(Collections.unmodifiableMap(methods));
  }

  /// Returns the methods of a path in alphabetical order; empty if no route has this path.
  Set<String> at(String path) {
    for (Map.Entry<Pattern, Set<String>> each : methods.entrySet()) {
      if (each.getKey().matcher(path).matches()) {
        return each.getValue();
      }
    }
    return Set.of();
  }

  /// Whether any path allows this method: Jex fails on a method without any route.
  boolean isTaken(String method) {
    return methods.values().stream().anyMatch(each -> each.contains(method));
  }

  /// Converts a path of Jex, which writes `{name}` for one part of a path and `<name>` for the rest
  /// of it.
  private static Pattern pattern(String path) {
    return Pattern.compile(
        Arrays.stream(path.split("/", -1))
                .map(AllowedMethods::part)
                .collect(Collectors.joining("/"))
            + "/?");
  }

  private static String part(String part) {
    if (part.startsWith("{")) {
      return "[^/]+";
    }
    return part.startsWith("<") ? ".+" : Pattern.quote(part);
  }
}
