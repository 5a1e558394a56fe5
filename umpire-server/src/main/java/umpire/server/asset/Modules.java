package umpire.server.asset;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the scripts that a script imports, directly or indirectly. A page that lists all of them
/// loads in two round trips; a browser that discovers them needs one for each level.
public final class Modules {

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^(?:import|export)\\b[^;']*'(\\.{1,2}/[^']+)';");

  private final Assets assets;
  private final Map<String, Set<String>> known = new ConcurrentHashMap<>();

  public Modules(Assets assets) {
    this.assets = assets;
  }

  /// Returns all scripts that these import, without the given ones.
  public List<String> importedBy(List<String> scripts) {
    var found = new LinkedHashSet<String>(scripts);
    var toRead = new ArrayDeque<String>(scripts);
    while (!toRead.isEmpty()) {
      for (String each : known.computeIfAbsent(toRead.remove(), this::imports)) {
        if (found.add(each)) {
          toRead.add(each);
        }
      }
    }
    scripts.forEach(found::remove);
    return List.copyOf(found);
  }

  private Set<String> imports(String script) {
    var imports = new LinkedHashSet<String>();
    Optional<Asset> asset = assets.find(script);
    if (asset.isPresent()) {
      String text = new String(asset.get().bytes(false), StandardCharsets.UTF_8);
      Matcher matcher = IMPORT.matcher(text);
      while (matcher.find()) {
        imports.add(resolved(script, matcher.group(1)));
      }
    }
    return imports;
  }

  private static String resolved(String script, String relative) {
    return Path.of(script).resolveSibling(relative).normalize().toString().replace('\\', '/');
  }
}
