package umpire.cli.explain;

import umpire.command.Streams;
import umpire.command.explain.RulingWriter;
import umpire.command.explain.Scoreboard;
import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.text.DisplayWidth;
import umpire.core.text.NarratedGame;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;
import umpire.core.text.TextWriter;

/// Prints rulings in aligned lines for people: player, action, points, scores, rule; below it, on
/// the first use of a rule in a record, its sentence and source.
final class TextRulings implements RulingWriter {

  private static final int WHAT_WIDTH = 48;
  private static final int NARROWEST_WHAT = 24;

  /// The width of a line without names, scores, the sentence and the rule.
  private static final int REST = 19;

  private static final int SCORE_DIGITS = 3;

  private final Game game;
  private final String unit;
  private final Language language;
  private final TextWriter out;
  private final Footnotes footnotes;
  private final Scoreboard board = new Scoreboard();
  private final int width;
  private int whoWidth;
  private int whatWidth = WHAT_WIDTH;
  private int scoresWidth;

  /// @param unit the word for one record, such as `frame`
  TextRulings(Game game, String unit, Sentences sentences, Streams streams) {
    this.game = game;
    this.unit = unit;
    this.language = streams.language().in(game);
    this.out = streams.out();
    this.width = streams.width();
    this.footnotes = new Footnotes(sentences, streams, language);
  }

  @Override
  public void take(NarratedGame narrated, RulingLog log) {
    Seating seating = narrated.seating();
    if (board.open(narrated.number(), seating.sides())) {
      head(narrated);
    }
    board.stand(narrated.scoresBefore());
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, game.rulebook());
      board.add(ruling, seating);
      line(ruling, narrated);
      footnotes.under(ruling.rule());
    }
  }

  private void head(NarratedGame narrated) {
    if (narrated.number() > 1) {
      out.line();
    }
    footnotes.forget();
    whoWidth = 0;
    for (int seat = 0; seat < narrated.seating().seats(); seat++) {
      whoWidth = Math.max(whoWidth, DisplayWidth.of(language.say(narrated.seat(seat))));
    }
    scoresWidth = narrated.seating().sides() - 1;
    for (int side = 0; side < narrated.seating().sides(); side++) {
      scoresWidth += DisplayWidth.of(narrated.sideName(side)) + 1 + SCORE_DIGITS;
    }
    whatWidth = width == 0 ? WHAT_WIDTH : fitting();
    String head =
        language.say(
            title()
                .fact("number", narrated.number())
                .fact("caption", language.say(narrated.caption())));
    footnotes.bold(SafeText.visible(head));
  }

  private Sentence title() {
    return switch (unit) {
      case "game" -> Sentence.of("game {number}: {caption}");
      case "frame" -> Sentence.of("frame {number}: {caption}");
      case "deal" -> Sentence.of("deal {number}: {caption}");
      case "round" -> Sentence.of("round {number}: {caption}");
      default -> Sentence.of("{unit} {number}: {caption}").fact("unit", unit);
    };
  }

  /// The width of the sentences on a terminal, which leaves room for the other columns, including
  /// the longest rule id.
  private int fitting() {
    int longest = 0;
    for (Rule rule : game.rulebook()) {
      longest = Math.max(longest, rule.id().length());
    }
    int room = width - whoWidth - scoresWidth - longest - REST;
    return Math.clamp(room, NARROWEST_WHAT, WHAT_WIDTH);
  }

  private void line(Ruling ruling, NarratedGame narrated) {
    var sentence = new Sentence();
    narrated.narrate(ruling, sentence);
    boolean scoring = ruling.points() != 0;
    var line = new StringBuilder();
    right(line, Integer.toString(board.sequence()), 4);
    line.append("  ");
    left(
        line,
        ruling.seat() == Kernel.NOBODY ? "" : language.say(narrated.seat(ruling.seat())),
        whoWidth);
    line.append("  ");
    left(line, language.say(sentence), whatWidth);
    String points = scoring ? "%+d".formatted(ruling.points()) : "";
    right(line, points, 5);
    line.append("  ");
    left(line, scoring ? scores(narrated) : "", scoresWidth);
    line.append("  ").append('[').append(ruling.rule().id()).append(']');
    String shown = SafeText.visible(line.toString());
    if (scoring) {
      footnotes.bold(shown);
    } else {
      footnotes.print(shown);
    }
  }

  private String scores(NarratedGame narrated) {
    var text = new StringBuilder();
    int[] scores = board.scores();
    for (int side = 0; side < scores.length; side++) {
      text.append(side == 0 ? "" : " ").append(narrated.sideName(side)).append(':');
      text.append(scores[side]);
    }
    return text.toString();
  }

  private static void left(StringBuilder line, String text, int width) {
    line.append(DisplayWidth.padEnd(text, width));
  }

  private static void right(StringBuilder line, String text, int width) {
    line.append(DisplayWidth.padStart(text, width));
  }
}
