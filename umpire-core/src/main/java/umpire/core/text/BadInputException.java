package umpire.core.text;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;

/// Thrown where text is read if the input is malformed, or records something impossible or illegal.
/// It locates the fault in the input.
public final class BadInputException extends Exception {

  private static final long serialVersionUID = 1L;

  private final long line;
  private final long column;
  private final transient @Nullable Excerpt excerpt;
  private final transient @Nullable Rule rule;
  private final transient List<Note> notes;
  private final transient @Nullable Refusal refusal;

  /// The text around a fault: an excerpt of the source line, at most as wide as a screen, and the
  /// index of the caret in it.
  public record Excerpt(String text, int caret) {}

  /// A refusal by a game's referee, for translation.
  ///
  /// @param game the game of the referee
  /// @param note the refusal
  public record Refusal(TranslationSource game, Note note) {}

  /// Creates a fault at a position.
  ///
  /// @param line from 1
  /// @param column in bytes, from 1
  /// @param what a description of the fault
  /// @param excerpt the text around it; null if that is not available any more
  public BadInputException(long line, long column, String what, @Nullable Excerpt excerpt) {
    this(line, column, what, excerpt, null, List.of(), null);
  }

  private BadInputException(
      long line,
      long column,
      String what,
      @Nullable Excerpt excerpt,
      @Nullable Rule rule,
      List<Note> notes,
      @Nullable Refusal refusal) {
    super(what, null, false, false);
    this.line = line;
    this.column = column;
    this.excerpt = excerpt;
    this.rule = rule;
    this.notes = notes;
    this.refusal = refusal;
  }

  /// Returns this fault as a refusal, with the rule that it breaks and notes on what would have
  /// been legal.
  public BadInputException against(Rule broken, String... notes) {
    List<Note> plain = Stream.of(notes).map(Note::plain).toList();
    return new BadInputException(line, column, description(), excerpt, broken, plain, null);
  }

  /// Returns this fault as a refusal by the referee of a complete game, with the rule that it
  /// breaks and notes on what would have been legal.
  public BadInputException against(Rule broken, List<Note> notes, Refusal refused) {
    return new BadInputException(
        line, column, description(), excerpt, broken, List.copyOf(notes), refused);
  }

  public long line() {
    return line;
  }

  public long column() {
    return column;
  }

  /// The description of the fault.
  public String description() {
    return java.util.Objects.requireNonNull(getMessage());
  }

  /// The text around the fault; null if it was not available any more.
  public @Nullable Excerpt excerpt() {
    return excerpt;
  }

  /// The rule that was broken; null if the input is malformed rather than illegal.
  public @Nullable Rule rule() {
    return rule;
  }

  /// Notes on what would have been legal; empty if there are none.
  public List<String> noteTexts() {
    return notes.stream().map(Note::text).toList();
  }

  /// The notes on what would have been legal, for translation.
  public List<Note> notes() {
    return notes;
  }

  /// The refusal; null if the fault was not found by the referee of a complete game.
  public @Nullable Refusal refusal() {
    return refusal;
  }
}
