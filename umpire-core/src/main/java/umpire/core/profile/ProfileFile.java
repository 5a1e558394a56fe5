package umpire.core.profile;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A profile written by hand: `base = PRESET`, then one line `switch = value` for each rule in
/// which the table differs from it; `name = NAME` if its name is not that of the file; `#` begins a
/// remark.
public final class ProfileFile {

  private static final String NAME = "name";
  private static final String BASE = "base";

  private ProfileFile() {}

  /// Reads the lines of such a file.
  ///
  /// @param called the name of the profile unless the file gives one
  /// @throws BadProfileException if a line is not valid, or if the values contradict each other
  public static Profile read(List<String> lines, String called, Profiles profiles)
      throws BadProfileException {
    Map<String, String> changes = new LinkedHashMap<>();
    Set<String> said = new HashSet<>();
    String name = "";
    String base = profiles.presets().getFirst().name();
    for (int i = 0; i < lines.size(); i++) {
      String line = withoutRemark(i == 0 ? withoutMark(lines.get(i)) : lines.get(i)).strip();
      if (line.isEmpty()) {
        continue;
      }
      int equals = line.indexOf('=');
      if (equals < 0) {
        throw at(i, new BadProfileException("expected a rule, as in 'switch = value'"));
      }
      String key = line.substring(0, equals).strip();
      String value = line.substring(equals + 1).strip();
      try {
        if (!said.add(key)) {
          throw new BadProfileException(key + " appears twice");
        }
        switch (key) {
          case NAME -> name = named(value);
          case BASE -> base = profiles.preset(value).name();
          default -> {
            String fault = profiles.find(key).fault(value);
            if (fault != null) {
              throw new BadProfileException(fault);
            }
            changes.put(key, value);
          }
        }
      } catch (BadProfileException fault) {
        throw at(i, fault);
      }
    }
    return profiles.changed(name.isEmpty() ? named(called) : name, base, changes);
  }

  /// Returns the name if it is valid: a record writes it as one word.
  private static String named(String value) throws BadProfileException {
    if (value.isEmpty() || value.length() > 40 || value.chars().anyMatch(c -> c <= ' ')) {
      throw new BadProfileException("a profile's name must be one word of at most 40 characters");
    }
    return value;
  }

  /// Removes the byte order mark that some editors put before everything.
  private static String withoutMark(String line) {
    return line.startsWith("\ufeff") ? line.substring(1) : line;
  }

  private static String withoutRemark(String line) {
    int hash = line.indexOf('#');
    return hash < 0 ? line : line.substring(0, hash);
  }

  private static BadProfileException at(int line, BadProfileException fault) {
    return new BadProfileException("line " + (line + 1) + ": " + fault.description());
  }
}
