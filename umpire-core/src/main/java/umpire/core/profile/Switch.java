package umpire.core.profile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Spelling;

/// A rule in which tables differ, and the ways in which it is played.
public sealed interface Switch {

  /// How profiles call it, such as `drawn-card`.
  String name();

  /// What it decides, in a few words: `what becomes of a drawn card that fits`.
  String meaning();

  /// The value it has unless a preset says otherwise.
  String standard();

  /// What is wrong with a value, or null if it is one of this switch.
  @Nullable String fault(String value);

  /// What a value means, as a clause that can follow "at this table": `it must be laid`.
  String effect(String value);

  /// What can be chosen, for people: `laid, kept` or `1 to 99`.
  String range();

  /// One way to play.
  ///
  /// @param name how profiles call it
  /// @param effect what it means, as a clause that can follow "at this table"
  record Way(String name, String effect) {}

  /// A switch with a few ways.
  record OneOf(String name, String meaning, String standard, List<Way> ways) implements Switch {
    public OneOf {
      ways = List.copyOf(ways);
    }

    /// The first way is the standard.
    public static OneOf of(String name, String meaning, Way... ways) {
      return new OneOf(name, meaning, ways[0].name(), List.of(ways));
    }

    @Override
    public @Nullable String fault(String value) {
      for (Way way : ways) {
        if (way.name().equals(value)) {
          return null;
        }
      }
      String hint = Spelling.hint(value, ways.stream().map(Way::name).toList());
      return name + " cannot be " + BadProfile.quoted(value) + hint + ": choose " + range();
    }

    @Override
    public String effect(String value) {
      for (Way way : ways) {
        if (way.name().equals(value)) {
          return way.effect();
        }
      }
      throw new IllegalArgumentException(value);
    }

    @Override
    public String range() {
      var names = new ArrayList<String>();
      for (Way way : ways) {
        names.add(way.name());
      }
      return String.join(", ", names);
    }
  }

  /// A switch that is a number.
  ///
  /// @param effect what it means, with `#` where the number goes: `# cards each are dealt`
  record Count(String name, String meaning, int number, int least, int most, String effect)
      implements Switch {

    @Override
    public String standard() {
      return Integer.toString(number);
    }

    @Override
    public @Nullable String fault(String value) {
      boolean digits = !value.isEmpty() && value.length() <= 9;
      for (int i = 0; i < value.length() && digits; i++) {
        digits = value.charAt(i) >= '0' && value.charAt(i) <= '9';
      }
      if (digits && (value.length() == 1 || value.charAt(0) != '0')) {
        int given = Integer.parseInt(value);
        if (given >= least && given <= most) {
          return null;
        }
      }
      return name + " cannot be " + BadProfile.quoted(value) + ": a number from " + range();
    }

    @Override
    public String effect(String value) {
      return effect.replace("#", value);
    }

    @Override
    public String range() {
      return least + " to " + most;
    }
  }
}
