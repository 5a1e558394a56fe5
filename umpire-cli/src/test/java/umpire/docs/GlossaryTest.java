package umpire.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;

/// Checks `docs/glossary.md`: few words, each with a definition, and only types that exist.
class GlossaryTest {

  private static final int MAX_WORDS = 40;

  /// A row of a table: the word in bold, its definition, and a type or nothing.
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| \\*\\*([^*]+)\\*\\* \\|([^|]*)\\|([^|]*)\\|$");

  /// Any row of a table but its head.
  private static final Pattern ANY_ROW = Pattern.compile("(?m)^\\|(?! word \\| meaning|---).*$");

  private static final Pattern DEFINITION = Pattern.compile("[A-Z]\\S*( \\S+){2,}\\.");

  private static final Pattern TYPE = Pattern.compile("`([A-Z]\\w+)`|");

  private static final Map<String, String> TYPES = SourceTree.types();

  @Test
  void thePageHasNoFlaw() {
    String page = SourceTree.read(Command.ROOT.resolve("docs/glossary.md"));
    assertThat(flaws(page)).isEmpty();
    assertThat(ROW.matcher(page).results().count()).isBetween(30L, (long) MAX_WORDS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "| **word** | One definition of it. | `NoSuchType` |",
        "| **word** | | `Rule` |",
        "| **word** | Too short. | `Rule` |",
        "| **word** | without a capital or a stop | |",
        "| word | One definition of it. | |",
        "| **word** | One definition of it. | |\n| **word** | And another one here. | |"
      })
  void aFlawIsFound(String planted) {
    assertThat(flaws("# Glossary\n\n" + planted + "\n")).hasSize(1);
  }

  @Test
  void tooManyWordsAreFound() {
    var page = new StringBuilder();
    for (int i = 0; i <= MAX_WORDS; i++) {
      page.append("| **word %d** | One definition of it. | |\n".formatted(i));
    }
    assertThat(flaws(page.toString())).hasSize(1);
  }

  private static List<String> flaws(String page) {
    var flaws = new ArrayList<String>();
    var words = new TreeMap<String, String>();
    for (var row : ANY_ROW.matcher(page).results().toList()) {
      Matcher entry = ROW.matcher(row.group());
      if (!entry.matches()) {
        flaws.add("not an entry: " + row.group());
        continue;
      }
      String word = entry.group(1);
      String type = entry.group(3).strip();
      if (words.put(word, type) != null) {
        flaws.add("defined twice: " + word);
      }
      if (!DEFINITION.matcher(entry.group(2).strip()).matches()) {
        flaws.add("no definition: " + word);
      }
      Matcher name = TYPE.matcher(type);
      if (!name.matches() || (name.group(1) != null && !TYPES.containsKey(name.group(1)))) {
        flaws.add("no such type: " + type);
      }
    }
    if (words.size() > MAX_WORDS) {
      flaws.add(words.size() + " words are more than " + MAX_WORDS);
    }
    return flaws;
  }
}
