package umpire.cli.explain;

import java.util.HashSet;
import java.util.Set;
import umpire.command.Streams;
import umpire.command.explain.RulingWriter;
import umpire.command.explain.Scoreboard;
import umpire.core.Game;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.Seating;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.text.Print;
import umpire.core.text.Sentence;
import umpire.core.text.Shown;
import umpire.core.text.Told;

/// Rulings in aligned lines, for people: who, what, the points, the scores, the rule; and under it,
/// where a rule comes up for the first time in a record, its sentence and source.
final class TextRulings implements RulingWriter {

  private static final int WHAT_WIDTH = 48;
  private static final int SCORE_DIGITS = 3;
  private static final String BOLD = "\033[1m";
  private static final String DIM = "\033[2m";
  private static final String PLAIN = "\033[0m";

  private final Game game;
  private final String unit;
  private final ExplainCall.Sentences sentences;
  private final Print out;
  private final boolean colour;
  private final Scoreboard board = new Scoreboard();
  private final Set<Rule> spelledOut = new HashSet<>();
  private int whoWidth;
  private int scoresWidth;

  /// @param unit what one record is called
  TextRulings(Game game, String unit, ExplainCall.Sentences sentences, Streams streams) {
    this.game = game;
    this.unit = unit;
    this.sentences = sentences;
    this.out = streams.out();
    this.colour = streams.colour();
  }

  @Override
  public void take(Told told, Tape tape) {
    Seating seating = told.seating();
    if (board.open(told.number(), seating.sides())) {
      head(told);
    }
    board.stand(told.scoresBefore());
    for (int i = 0; i < tape.size(); i++) {
      Ruling ruling = tape.ruling(i, game.rulebook());
      board.add(ruling, seating);
      line(ruling, told);
      sentence(ruling.rule());
    }
  }

  private void head(Told told) {
    if (told.number() > 1) {
      out.line();
    }
    spelledOut.clear();
    whoWidth = 0;
    for (int seat = 0; seat < told.seating().seats(); seat++) {
      whoWidth = Math.max(whoWidth, told.seatName(seat).length());
    }
    scoresWidth = told.seating().sides() - 1;
    for (int side = 0; side < told.seating().sides(); side++) {
      scoresWidth += told.sideName(side).length() + 1 + SCORE_DIGITS;
    }
    String title = unit + " " + told.number() + ": " + told.caption();
    out.text(styled(BOLD, Shown.visible(title))).line();
  }

  private void line(Ruling ruling, Told told) {
    var sentence = new Sentence();
    told.tell(ruling, sentence);
    boolean scoring = ruling.points() != 0;
    var line = new StringBuilder();
    right(line, Integer.toString(board.sequence()), 4);
    line.append("  ");
    left(line, ruling.seat() == Kernel.NOBODY ? "" : told.seatName(ruling.seat()), whoWidth);
    line.append("  ");
    left(line, sentence.text(), WHAT_WIDTH);
    String points = scoring ? "%+d".formatted(ruling.points()) : "";
    right(line, points, 5);
    line.append("  ");
    left(line, scoring ? scores(told) : "", scoresWidth);
    line.append("  ").append('[').append(ruling.rule().id()).append(']');
    String shown = Shown.visible(line.toString());
    out.text(scoring ? styled(BOLD, shown) : shown).line();
  }

  private String scores(Told told) {
    var text = new StringBuilder();
    int[] scores = board.scores();
    for (int side = 0; side < scores.length; side++) {
      text.append(side == 0 ? "" : " ").append(told.sideName(side)).append(':');
      text.append(scores[side]);
    }
    return text.toString();
  }

  private void sentence(Rule rule) {
    boolean wanted =
        switch (sentences) {
          case NONE -> false;
          case EVERY -> true;
          case FIRST -> spelledOut.add(rule);
        };
    if (wanted) {
      String text = rule.id() + ": " + rule.statement() + " (" + rule.citation() + ")";
      out.text(styled(DIM, " ".repeat(6) + text)).line();
    }
  }

  private String styled(String style, String text) {
    return colour ? style + text + PLAIN : text;
  }

  private static void left(StringBuilder line, String text, int width) {
    line.append(text).repeat(" ", Math.max(0, width - text.length()));
  }

  private static void right(StringBuilder line, String text, int width) {
    line.repeat(" ", Math.max(0, width - text.length())).append(text);
  }
}
