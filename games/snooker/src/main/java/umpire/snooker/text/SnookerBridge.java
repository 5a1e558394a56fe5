package umpire.snooker.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.SnookerProfiles;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.text.classic.BallText;
import umpire.snooker.text.classic.FrameReader;
import umpire.snooker.words.Verb;

/// Converts frames between records and the format of "Snooker Referee", which does not write the
/// rack, and writes a lot as a name.
final class SnookerBridge implements ClassicBridge {

  private static final SnookerRule[] RULES = SnookerRule.values();
  private static final int LONGEST_NAME = 20;

  @Override
  public ConvertedGames read(WordReader words, ReadOptions options) {
    return new Frames(new FrameReader(words));
  }

  /// Frames read by the referee of the published problem.
  private static final class Frames implements ConvertedGames {
    private final FrameReader reader;
    private final RulingLog log = new RulingLog();

    Frames(FrameReader reader) {
      this.reader = reader;
    }

    @Override
    public Optional<ConvertedGame> next() throws BadInputException, IOException {
      var actors = new ArrayList<Integer>();
      var events = new ArrayList<Event>();
      log.clear();
      if (!reader.step(log)) {
        return Optional.empty();
      }
      actors.add(Kernel.HOUSE);
      events.add(plain(Verb.RACK, 0));
      while (!reader.isOver()) {
        log.clear();
        reader.step(log);
        take(actors, events);
      }
      var names = List.of(reader.seatName(0), reader.seatName(1));
      return Optional.of(new ConvertedGame(SnookerProfiles.ALL.classic(), names, actors, events));
    }

    private void take(List<Integer> actors, List<Event> events) {
      int seat = log.seat(0);
      switch (RULES[log.rule(0)]) {
        case STROKE -> {
          actors.add(seat);
          events.add(shot(log.subject(0)));
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
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    String objection = objection(converted);
    if (!objection.isEmpty()) {
      return Optional.of(objection);
    }
    List<String> names = converted.names();
    out.line().ascii(names.get(0)).character(' ').ascii(names.get(1)).line();
    for (Event event : converted.events()) {
      write(event, names, out);
    }
    return Optional.empty();
  }

  private static void write(Event event, List<String> names, TextWriter out) {
    switch (Verb.of(event)) {
      case STROKE -> {
        int stroke = StrokeCode.stroke(event.code());
        out.ascii(BallText.name(MoveCode.first(stroke)));
        for (String ball : BallText.potted(stroke)) {
          out.character(' ').ascii(ball);
        }
        out.line();
      }
      case AGAIN -> out.ascii("Play again\n");
      case LOT -> out.ascii(names.get(event.seat())).line();
      default -> {}
    }
  }

  /// The reason why the classic format cannot hold a game; empty if it can.
  private static String objection(ConvertedGame converted) {
    if (!converted.profile().hash().equals(SnookerProfiles.ALL.classic().hash())) {
      return "it is played by the rules '" + converted.profile().name() + "', not by 'classic'";
    }
    for (String name : converted.names()) {
      if (!name.matches("[A-Za-z]{1," + LONGEST_NAME + "}")) {
        return "the name '" + name + "' is not made of one to twenty English letters";
      }
    }
    return isWholeFrame(converted) ? "" : "the frame is not finished";
  }

  private static boolean isWholeFrame(ConvertedGame converted) {
    SnookerMatch match = SnookerMatch.open(converted.profile());
    var move = new Move();
    for (int i = 0; i < converted.events().size(); i++) {
      int actor = converted.actors().get(i);
      move.copyFrom(converted.events().get(i));
      if (match.check(actor, move) != Kernel.LEGAL) {
        return false;
      }
      match.play(actor, move, RulingLog.none());
    }
    return match.toAct() == Kernel.OVER;
  }
}
