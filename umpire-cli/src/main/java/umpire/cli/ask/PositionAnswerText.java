package umpire.cli.ask;

import java.util.List;
import java.util.OptionalInt;
import umpire.command.FaultReport;
import umpire.command.Streams;
import umpire.command.UsageException;
import umpire.command.ask.Position;
import umpire.command.ask.PositionAnswer;
import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.match.Finding;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// Prints the referee's answer about a position for people.
public final class PositionAnswerText {

  /// The most legal events to print.
  private static final int MAX_SHOWN = 60;

  private final Streams streams;
  private final Language language;

  /// @param game the game whose words are used
  public PositionAnswerText(Streams streams, Game game) {
    this.streams = streams;
    this.language = streams.language().in(game);
  }

  /// Lists the legal events of the seat to act after some events, or after all.
  public void tellLegal(Transcript<?> game, OptionalInt events)
      throws UsageException, BadInputException {
    tell(Position.of(game, events).legal(Position.TO_ACT));
  }

  void tell(PositionAnswer answer) {
    switch (answer) {
      case PositionAnswer.GameOver() -> line(Sentence.of("the game is over"));
      case PositionAnswer.Legal legal -> list(legal);
      case PositionAnswer.CheckedEvent(String event, Finding finding) -> judge(event, finding);
      case PositionAnswer.ViewerFacts(String facts) -> streams.tell(facts);
    }
  }

  /// Prints the name of the player, or the table, that may do what follows.
  void tellWho(String who) {
    line(
        who.equals(Position.TABLE_IN_WORDS)
            ? Sentence.of("the table may")
            : Sentence.of("{player} may").fact("player", who));
  }

  private void list(PositionAnswer.Legal legal) {
    tellWho(legal.who());
    List<String> events = legal.events();
    for (String event : events.subList(0, Math.min(MAX_SHOWN, events.size()))) {
      streams.tell("  " + event);
    }
    if (events.isEmpty()) {
      line(Sentence.of("  do nothing"));
    } else if (events.size() > MAX_SHOWN || !legal.complete()) {
      line(Sentence.of("  (there may be more)"));
    }
  }

  private void judge(String event, Finding finding) {
    switch (finding) {
      case Finding.Legal() -> line(Sentence.of("'{event}' is legal").fact("event", event));
      case Finding.Undecided(Rule rule, Note missing) -> {
        line(
            Sentence.of("'{event}' cannot be decided: it depends on {missing:parts}")
                .fact("event", event)
                .parts("missing", missing));
        cite(rule);
      }
      case Finding.Illegal(Rule rule, List<Note> notes) -> {
        line(Sentence.of("'{event}' is not legal").fact("event", event));
        cite(rule);
        notes.forEach(note -> streams.tell("  " + language.say(note)));
      }
    }
  }

  private void cite(Rule rule) {
    streams.tell("  " + FaultReport.behind(rule, language));
  }

  private void line(Sentence what) {
    streams.tell(language.say(what));
  }
}
