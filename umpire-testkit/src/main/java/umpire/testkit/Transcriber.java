package umpire.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;

/// Writes all rulings, faults and warnings as text that tests can compare, one per line.
///
/// A ruling is `seq seat rule-id +points | sentence | facts`, a fault `line:column what [rule-id]`
/// with the excerpt and the notes below it.
public final class Transcriber implements ClassicTrial.Listener {

  private final Game game;
  private final StringBuilder rulings = new StringBuilder();
  private final StringBuilder faults = new StringBuilder();
  private final List<BadInputException> bad = new ArrayList<>();
  private final Set<Rule> fired = new LinkedHashSet<>();
  private int record;
  private int sequence;

  public Transcriber(Game game) {
    this.game = game;
  }

  @Override
  public void take(ClassicReader reader, RulingLog log) {
    rulings(reader, log);
    if (reader.isOver()) {
      scores(reader);
    }
  }

  private void rulings(ClassicReader reader, RulingLog log) {
    if (reader.number() != record) {
      head(reader);
    }
    for (int i = 0; i < log.size(); i++) {
      ruling(log.ruling(i, game.rulebook()), reader);
    }
  }

  private void head(ClassicReader reader) {
    record = reader.number();
    sequence = 0;
    rulings.append(game.classic().unit()).append(' ').append(record).append(": ");
    rulings.append(reader.caption().text()).append('\n');
  }

  private void ruling(Ruling ruling, ClassicReader reader) {
    fired.add(ruling.rule());
    var sentence = new Sentence();
    reader.narrate(ruling, sentence);
    String seat = ruling.seat() == Kernel.NOBODY ? "-" : Integer.toString(ruling.seat() + 1);
    rulings.append(++sequence).append(' ').append(seat).append(' ').append(ruling.rule().id());
    if (ruling.points() != 0) {
      rulings.append(" +").append(ruling.points());
    }
    rulings.append(" | ").append(sentence.text()).append(" | ").append(sentence.facts());
    rulings.append('\n');
  }

  private void scores(ClassicReader reader) {
    rulings.append("over");
    for (int side = 0; side < reader.seating().sides(); side++) {
      rulings.append(", ").append(reader.sideName(side)).append(": ");
      rulings.append(reader.score(side));
    }
    rulings.append('\n');
  }

  @Override
  public void fault(ClassicReader reader, RulingLog log, BadInputException fault) {
    if (log.size() > 0) {
      rulings(reader, log);
    }
    bad.add(fault);
    place("", fault);
    BadInputException.Excerpt excerpt = fault.excerpt();
    if (excerpt != null) {
      faults.append("  | ").append(excerpt.text()).append('\n');
      faults.append("  | ").append(" ".repeat(excerpt.caret())).append("^\n");
    }
    for (String note : fault.noteTexts()) {
      faults.append("  = ").append(note).append('\n');
    }
  }

  @Override
  public void warning(BadInputException doubt) {
    place("warning ", doubt);
  }

  private void place(String grade, BadInputException fault) {
    faults.append(grade).append(fault.line()).append(':').append(fault.column()).append(' ');
    faults.append(fault.description());
    Rule rule = fault.rule();
    if (rule != null) {
      fired.add(rule);
      faults.append(" [").append(rule.id()).append(']');
    }
    faults.append('\n');
  }

  /// Returns the rulings of all records.
  public String rulings() {
    return rulings.toString();
  }

  /// Returns the faults and warnings of all records.
  public String faults() {
    return faults.toString();
  }

  /// Returns the faults as they were raised.
  public List<BadInputException> bad() {
    return List.copyOf(bad);
  }

  /// Returns the rules that applied, and those by which something was refused.
  public Set<Rule> fired() {
    return Set.copyOf(fired);
  }
}
