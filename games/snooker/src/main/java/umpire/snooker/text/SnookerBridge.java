package umpire.snooker.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Tape;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.snooker.match.Contest;
import umpire.snooker.rule.SnookerProfiles;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.text.classic.BallText;
import umpire.snooker.text.classic.FrameReader;
import umpire.snooker.words.Verb;

/// Carries frames between records and the format of "Snooker Referee", where the balls are racked
/// without a word and a lot is a name.
final class SnookerBridge implements ClassicBridge {

  private static final SnookerRule[] RULES = SnookerRule.values();
  private static final int LONGEST_NAME = 20;

  @Override
  public Arrivals read(Words words, Reading reading) {
    return new Frames(new FrameReader(words));
  }

  /// Frames as the referee of the published problem tells them.
  private static final class Frames implements Arrivals {
    private final FrameReader reader;
    private final Tape tape = new Tape();

    Frames(FrameReader reader) {
      this.reader = reader;
    }

    @Override
    public Optional<Crossing> next() throws BadInput, IOException {
      var actors = new ArrayList<Integer>();
      var events = new ArrayList<Event>();
      tape.rewind();
      if (!reader.step(tape)) {
        return Optional.empty();
      }
      actors.add(Kernel.HOUSE);
      events.add(plain(Verb.RACK, 0));
      while (!reader.isOver()) {
        tape.rewind();
        reader.step(tape);
        take(actors, events);
      }
      var names = List.of(reader.seatName(0), reader.seatName(1));
      return Optional.of(new Crossing(SnookerProfiles.ALL.classic(), names, actors, events));
    }

    private void take(List<Integer> actors, List<Event> events) {
      int seat = tape.seat(0);
      switch (RULES[tape.rule(0)]) {
        case STROKE -> {
          actors.add(seat);
          events.add(shot(tape.subject(0)));
        }
        case PLAY_AGAIN -> {
          actors.add(1 - seat);
          events.add(plain(Verb.AGAIN, 0));
        }
        default -> {
          actors.add(Kernel.HOUSE);
          events.add(plain(Verb.LOT, seat));
        }
      }
    }

    private static Event plain(Verb verb, int seat) {
      return Event.of(new Move().set(verb).seat(seat));
    }

    private static Event shot(int stroke) {
      return Event.of(Verb.stroke(StrokeCode.of(stroke, 0), new Move()));
    }

    @Override
    public boolean recover() throws IOException {
      return reader.recover();
    }
  }

  @Override
  public String heading(int games) {
    return games + "\n";
  }

  @Override
  public Optional<String> write(Crossing crossing, Print out) {
    String objection = objection(crossing);
    if (!objection.isEmpty()) {
      return Optional.of(objection);
    }
    List<String> names = crossing.names();
    out.line().ascii(names.get(0)).letter(' ').ascii(names.get(1)).line();
    for (Event event : crossing.events()) {
      write(event, names, out);
    }
    return Optional.empty();
  }

  private static void write(Event event, List<String> names, Print out) {
    switch (Verb.of(event)) {
      case STROKE -> {
        int stroke = StrokeCode.stroke(event.code());
        out.ascii(BallText.name(MoveCode.first(stroke)));
        for (String ball : BallText.potted(stroke)) {
          out.letter(' ').ascii(ball);
        }
        out.line();
      }
      case AGAIN -> out.ascii("Play again\n");
      case LOT -> out.ascii(names.get(event.seat())).line();
      default -> {}
    }
  }

  /// Why the classic format cannot hold a game; empty if it can.
  private static String objection(Crossing crossing) {
    if (!crossing.profile().hash().equals(SnookerProfiles.ALL.classic().hash())) {
      return "it is played by the rules '" + crossing.profile().name() + "', not by 'classic'";
    }
    for (String name : crossing.names()) {
      if (!name.matches("[A-Za-z]{1," + LONGEST_NAME + "}")) {
        return "the name '" + name + "' is not made of one to twenty English letters";
      }
    }
    return isWholeFrame(crossing) ? "" : "the frame is not finished";
  }

  private static boolean isWholeFrame(Crossing crossing) {
    Contest contest = Contest.open(crossing.profile());
    var move = new Move();
    for (int i = 0; i < crossing.events().size(); i++) {
      int actor = crossing.actors().get(i);
      move.copyFrom(crossing.events().get(i));
      if (contest.check(actor, move) != Kernel.FINE) {
        return false;
      }
      contest.play(actor, move, Tape.silent());
    }
    return contest.toAct() == Kernel.OVER;
  }
}
