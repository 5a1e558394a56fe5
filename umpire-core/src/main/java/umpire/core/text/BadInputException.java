package umpire.core.text;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;

/// The input is malformed, or records something that cannot be or may not be. Thrown only where
/// text is read.
public final class BadInputException extends Exception {

  private static final long serialVersionUID = 1L;

  private final long line;
  private final long column;
  private final transient @Nullable Excerpt excerpt;
  private final transient @Nullable Rule rule;
  private final transient List<Note> remarks;
  private final transient @Nullable Refusal refusal;

  /// The text around a place: at most a screen's width of the source line, and the caret's distance
  /// from its start.
  public record Excerpt(String text, int caret) {}

  /// What a game's referee has refused, so that it can be told in another language.
  ///
  /// @param game whose referee it was
  /// @param what what was refused
  public record Refusal(TranslationSource game, Note what) {}

  /// A fault at a place.
  ///
  /// @param line from 1
  /// @param column in bytes, from 1
  public BadInputException(long line, long column, String what, @Nullable Excerpt excerpt) {
    this(line, column, what, excerpt, null, List.of(), null);
  }

  private BadInputException(
      long line,
      long column,
      String what,
      @Nullable Excerpt excerpt,
      @Nullable Rule rule,
      List<Note> remarks,
      @Nullable Refusal refusal) {
    super(what, null, false, false);
    this.line = line;
    this.column = column;
    this.excerpt = excerpt;
    this.rule = rule;
    this.remarks = remarks;
    this.refusal = refusal;
  }

  /// The same fault as a refusal: the rule it is against, and notes on what would have been legal.
  public BadInputException against(Rule broken, String... remarks) {
    List<Note> plain = Stream.of(remarks).map(Note::plain).toList();
    return new BadInputException(line, column, what(), excerpt, broken, plain, null);
  }

  /// The same fault as a refusal by the referee of a complete game.
  public BadInputException against(Rule broken, List<Note> remarks, Refusal refused) {
    return new BadInputException(
        line, column, what(), excerpt, broken, List.copyOf(remarks), refused);
  }

  public long line() {
    return line;
  }

  public long column() {
    return column;
  }

  /// What is wrong, in words.
  public String what() {
    return java.util.Objects.requireNonNull(getMessage());
  }

  /// The source line, if it was still at hand.
  public @Nullable Excerpt excerpt() {
    return excerpt;
  }

  /// The rule that was broken, if the record is well-formed but its game is not legal.
  public @Nullable Rule rule() {
    return rule;
  }

  public List<String> notes() {
    return remarks.stream().map(Note::text).toList();
  }

  /// The same notes, to be translated.
  public List<Note> remarks() {
    return remarks;
  }

  /// What was refused, if the fault is one of a complete game and not of a format.
  public @Nullable Refusal refusal() {
    return refusal;
  }
}
