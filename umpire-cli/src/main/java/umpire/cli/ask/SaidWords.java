package umpire.cli.ask;

import java.util.List;
import java.util.OptionalInt;
import umpire.command.Streams;
import umpire.command.WrongQuestion;
import umpire.command.ask.Position;
import umpire.command.ask.Said;
import umpire.core.Rule;
import umpire.core.match.Finding;
import umpire.core.record.Transcript;
import umpire.core.text.BadInput;
import umpire.core.text.Note;

/// What the referee says of a position, in lines for people.
public final class SaidWords {

  /// More than a person reads.
  private static final int MOST_SHOWN = 60;

  private final Streams streams;

  public SaidWords(Streams streams) {
    this.streams = streams;
  }

  /// Lists what whoever is to act may do after so many events.
  public void tellLegal(Transcript<?, ?> game, OptionalInt events) throws WrongQuestion, BadInput {
    tell(Position.of(game, events).legal(Position.TO_ACT));
  }

  void tell(Said said) {
    switch (said) {
      case Said.Over() -> line("the game is over");
      case Said.Legal legal -> list(legal);
      case Said.Ruled(String event, Finding finding) -> judge("'" + event + "' ", finding);
      case Said.Known(String facts) -> line(facts);
    }
  }

  private void list(Said.Legal legal) {
    line(legal.who() + " may");
    List<String> events = legal.events();
    for (String event : events.subList(0, Math.min(MOST_SHOWN, events.size()))) {
      line("  " + event);
    }
    if (events.isEmpty()) {
      line("  do nothing");
    } else if (events.size() > MOST_SHOWN || !legal.complete()) {
      line("  (there may be more)");
    }
  }

  private void judge(String asked, Finding finding) {
    switch (finding) {
      case Finding.Fine() -> line(asked + "is legal");
      case Finding.Open(Rule rule, Note missing) -> {
        line(asked + "cannot be decided: it depends on " + missing.text());
        cite(rule);
      }
      case Finding.Against(Rule rule, List<Note> notes) -> {
        line(asked + "is not legal");
        cite(rule);
        notes.forEach(note -> line("  " + note.text()));
      }
    }
  }

  private void cite(Rule rule) {
    line("  rule " + rule.id() + ": " + rule.statement() + " (" + rule.citation() + ")");
  }

  private void line(String text) {
    streams.tell(text);
  }
}
