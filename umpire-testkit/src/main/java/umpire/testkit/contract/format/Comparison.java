package umpire.testkit.contract.format;

import java.nio.charset.StandardCharsets;
import umpire.core.classic.GeneratorOptions;
import umpire.core.game.Game;
import umpire.testkit.Results;
import umpire.testkit.SecondOpinion;

/// One text and its judgement by two referees.
final class Comparison {

  private static final int LONGEST_SHOWN = 5_000;

  private final String text;
  private final Results first;
  private final String second;
  private final boolean secondRefuses;

  Comparison(Game game, SecondOpinion opinion, byte[] bytes) {
    text = new String(bytes, StandardCharsets.ISO_8859_1);
    first = Results.of(game, bytes);
    String answer;
    boolean refused = false;
    try {
      answer = opinion.judge(text);
    } catch (IllegalArgumentException refusal) {
      answer = "refused, " + refusal.getMessage();
      refused = true;
    }
    second = answer;
    secondRefuses = refused;
  }

  /// Whether the referees differ. The results of refused texts are not compared, because after a
  /// fault one referee may continue and the other may not.
  boolean differs() {
    boolean firstRefuses = !first.faults().isEmpty();
    return firstRefuses != secondRefuses || !(firstRefuses || first.printed().equals(second));
  }

  /// Returns a report on the shortest text with these options on which the referees differ: a
  /// single record, if they differ on it alone.
  static String smallest(Game game, SecondOpinion opinion, GeneratorOptions options) {
    int cases = 1;
    while (cases < options.cases()
        && !of(game, opinion, row(game, options, cases), cases).differs()) {
      cases++;
    }
    RecordRow shortest = row(game, options, cases);
    RecordRow last = shortest.after(row(game, options, cases - 1));
    Comparison alone = of(game, opinion, last, 1);
    Comparison shown = alone.differs() ? alone : of(game, opinion, shortest, cases);
    String which = alone.differs() ? "alone" : "after those before it";
    return "the referees differ on record %d of %s, %s%n%s".formatted(cases, options, which, shown);
  }

  private static RecordRow row(Game game, GeneratorOptions options, int cases) {
    return RecordRow.of(
        game, new GeneratorOptions(cases, options.seed(), options.seats(), options.shape()));
  }

  private static Comparison of(Game game, SecondOpinion opinion, RecordRow row, int cases) {
    return new Comparison(game, opinion, row.input(cases));
  }

  @Override
  public String toString() {
    String shown = text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
    String firstSays = first.faults().isEmpty() ? first.printed() : "refused, " + first.faults();
    return "--- text%n%s%n--- the referee%n%s%n--- the second opinion%n%s"
        .formatted(shown, firstSays, second);
  }
}
