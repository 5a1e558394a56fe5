package umpire.core.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;

/// The input is malformed, or records something that cannot be or may not be. Raised at the text
/// border only.
public final class BadInput extends Exception {

  private static final long serialVersionUID = 1L;

  private final long line;
  private final long column;
  private final transient @Nullable Excerpt excerpt;
  private final transient @Nullable Rule rule;
  private final transient List<String> notes;

  /// The text around a place: at most a screen's width of the source line, and the caret's distance
  /// from its start.
  public record Excerpt(String text, int caret) {}

  /// A fault at a place.
  ///
  /// @param line from 1
  /// @param column in bytes, from 1
  public BadInput(long line, long column, String what, @Nullable Excerpt excerpt) {
    this(line, column, what, excerpt, null, List.of());
  }

  private BadInput(
      long line,
      long column,
      String what,
      @Nullable Excerpt excerpt,
      @Nullable Rule rule,
      List<String> notes) {
    super(what, null, false, false);
    this.line = line;
    this.column = column;
    this.excerpt = excerpt;
    this.rule = rule;
    this.notes = notes;
  }

  /// The same fault as a refusal: the rule it is against, and notes on what would have been legal.
  public BadInput against(Rule broken, String... remarks) {
    return new BadInput(line, column, what(), excerpt, broken, List.of(remarks));
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
    return notes;
  }
}
