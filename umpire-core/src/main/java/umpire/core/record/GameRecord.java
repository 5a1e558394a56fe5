package umpire.core.record;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.SourceLine;

/// One game of a file as it was written: its lines told apart, nothing understood of them yet that
/// needs the game.
///
/// @param source the line with which it begins
/// @param tags in their order
/// @param seats the names from the tag `Seats`, which is among the tags
/// @param entries what follows the tags
/// @param result what somebody claims about the end, if anything
/// @param fault the first line that cannot be read; nothing after it was
public record GameRecord(
    SourceLine source,
    List<Tag> tags,
    List<String> seats,
    List<Entry> entries,
    Optional<Entry.ClaimEntry> result,
    @Nullable BadInputException fault) {

  public static final int VERSION = 1;

  static final String GAME = "Game";
  static final String PROFILE = "Profile";
  static final String RULES = "Rules";
  static final String SEATS = "Seats";
  static final String RESULT = "Result";

  /// The tags with a meaning of their own, in the order in which they are written; and those whose
  /// meaning is agreed on and that Umpire only keeps.
  static final List<String> RESERVED =
      List.of(GAME, PROFILE, RULES, SEATS, RESULT, "Event", "Date", "Place", "Seed", "Source");

  public GameRecord {
    tags = List.copyOf(tags);
    seats = List.copyOf(seats);
    entries = List.copyOf(entries);
  }

  /// A line of the heading.
  ///
  /// @param at where the value begins in its line
  public record Tag(String name, String value, int at, SourceLine source) {

    /// A tag that was never in a file.
    public static Tag of(String name, String value) {
      return new Tag(name, value, 0, SourceLine.NONE);
    }

    /// A fault of its value.
    public BadInputException fault(String what) {
      return source.fault(at, what);
    }
  }

  public Optional<Tag> tag(String name) {
    for (Tag tag : tags) {
      if (tag.name().equals(name)) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }
}
