package umpire.core.record;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.SourceLine;

/// One game of a file as it was written: its lines are divided into tags, events, claims and
/// remarks, but nothing that depends on the game has been interpreted.
///
/// @param source the line with which it begins
/// @param tags the tags, in their order
/// @param seats the names from the tag `Seats`, which is among the tags
/// @param entries the lines after the tags
/// @param result the claim about the end, if there is one
/// @param fault the first line that cannot be read, after which nothing was read; null if there is
///   none
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

  /// The reserved tags: first those with a meaning, in the order in which they are written, then
  /// those with an agreed meaning that Umpire only keeps.
  static final List<String> RESERVED =
      List.of(GAME, PROFILE, RULES, SEATS, RESULT, "Event", "Date", "Place", "Seed", "Source");

  public GameRecord {
    tags = List.copyOf(tags);
    seats = List.copyOf(seats);
    entries = List.copyOf(entries);
  }

  /// A line of the heading.
  ///
  /// @param at the index in the line at which the value begins
  public record Tag(String name, String value, int at, SourceLine source) {

    /// A tag that was not read from a file.
    public static Tag of(String name, String value) {
      return new Tag(name, value, 0, SourceLine.NONE);
    }

    /// A fault located at the value.
    public BadInputException fault(String what) {
      return source.fault(at, what);
    }
  }

  /// The tag with this name; empty if there is none.
  public Optional<Tag> tag(String name) {
    for (Tag tag : tags) {
      if (tag.name().equals(name)) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }
}
