package umpire.core.profile;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Spelling;

/// A rule in which tables differ, and the ways in which it is played. A game declares it once, as a
/// constant: all its words, and the value of each way for the kernel, which reads it by
/// [Profile#get].
public sealed interface Switch {

  /// The name in profiles, such as `drawn-card`.
  String name();

  /// The question that it decides, in a few words: `what becomes of a drawn card that fits`.
  String meaning();

  /// The value unless a preset sets another.
  String standard();

  /// The fault of a value, or null if it is one of this switch.
  @Nullable String fault(String value);

  /// The meaning of a value, as a clause that can follow "at this table": `it must be laid`.
  String effect(String value);

  /// The values to choose from, for people: `laid, kept` or `1 to 99`.
  String range();

  /// The value by which all games were played before this switch was added, and which a hash leaves
  /// out; empty for a switch that is as old as hashes are.
  String unmentioned();

  /// One way in which a rule is played.
  ///
  /// @param name its name in profiles
  /// @param effect its meaning, as a clause that can follow "at this table"
  /// @param value its value for the kernel
  record Way<T>(String name, String effect, T value) {}

  /// A switch with a few named ways.
  record Choice<T>(
      String name, String meaning, String standard, List<Way<T>> ways, String unmentioned)
      implements Switch {
    public Choice {
      ways = List.copyOf(ways);
    }

    /// Returns a switch whose standard is the first way.
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static <T> Choice<T> of(String name, String meaning, Way<T>... ways) {
      return of(name, meaning, List.of(ways));
    }

    /// Returns a switch whose ways are the constants of an enum: in profiles, `TEN_A_CARD` is
    /// `ten-a-card`. The first is the standard.
    ///
    /// @param effect the meaning of a constant, see [Way#effect]
    public static <E extends Enum<E>> Choice<E> of(
        String name, String meaning, E[] constants, Function<E, String> effect) {
      return of(
          name,
          meaning,
          Stream.of(constants)
              .map(constant -> new Way<>(called(constant), effect.apply(constant), constant))
              .toList());
    }

    private static <T> Choice<T> of(String name, String meaning, List<Way<T>> ways) {
      return new Choice<>(name, meaning, ways.getFirst().name(), ways, "");
    }

    private static String called(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Returns this switch as one that was added after hashes were introduced.
    ///
    /// @param value the value by which all games were played before
    public Choice<T> unmentioned(String value) {
      return new Choice<>(name, meaning, standard, ways, value);
    }

    @Override
    public @Nullable String fault(String value) {
      if (find(value) != null) {
        return null;
      }
      String hint = Spelling.hint(value, ways.stream().map(Way::name).toList());
      return name
          + " cannot be "
          + BadProfileException.quoted(value)
          + hint
          + ": choose "
          + range();
    }

    @Override
    public String effect(String value) {
      return way(value).effect();
    }

    /// The way with this name in profiles.
    Way<T> way(String value) {
      Way<T> way = find(value);
      if (way == null) {
        throw new IllegalArgumentException(value);
      }
      return way;
    }

    /// Uses a loop and not a stream, because every match that is opened reads every switch.
    private @Nullable Way<T> find(String value) {
      for (Way<T> way : ways) {
        if (way.name().equals(value)) {
          return way;
        }
      }
      return null;
    }

    @Override
    public String range() {
      return ways.stream().map(Way::name).collect(joining(", "));
    }
  }

  /// A switch that is a number.
  ///
  /// @param effect its meaning, with `#` for the number: `# cards each are dealt`
  record Count(
      String name,
      String meaning,
      int number,
      int least,
      int most,
      String effect,
      String unmentioned)
      implements Switch {

    /// A switch that is as old as hashes are.
    public Count(String name, String meaning, int number, int least, int most, String effect) {
      this(name, meaning, number, least, most, effect, "");
    }

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
      return name
          + " cannot be "
          + BadProfileException.quoted(value)
          + ": choose a number from "
          + range();
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
