package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.ActorEvent;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.profile.Profile;
import umpire.core.text.BadInputException;
import umpire.core.text.Note;
import umpire.core.text.SourceLine;

/// A recorded game whose lines have been interpreted. Nothing else is stored of a game, because
/// every position follows from them.
///
/// @param game the game
/// @param whole the same game in its complete form
/// @param profile the rules of the game
/// @param names the names of the seats
/// @param others the tags that Umpire only keeps
/// @param lines the events, claims and remarks
/// @param result the claim about the end, if there is one
/// @param fault the first line that cannot be interpreted; null if there is none
/// @param broken the event on that line, if it is one, with the lines after it
public record Transcript<K extends Kernel<K>>(
    Game game,
    CompleteGame<K> whole,
    Profile profile,
    List<String> names,
    List<GameRecord.Tag> others,
    List<Line> lines,
    Optional<Entry.ClaimEntry> result,
    @Nullable BadInputException fault,
    Optional<BrokenLine> broken) {

  public Transcript {
    names = List.copyOf(names);
    others = List.copyOf(others);
    lines = List.copyOf(lines);
  }

  /// A line below the tags.
  public sealed interface Line {
    SourceLine source();
  }

  /// An event of the game.
  ///
  /// @param actor a seat from 0, or [Kernel#HOUSE]
  /// @param event the event, interpreted
  /// @param written the event as it was written
  public record EventLine(int actor, Event event, Entry.Event written) implements Line {
    @Override
    public SourceLine source() {
      return written.source();
    }
  }

  /// A claim about the score.
  public record ClaimLine(Claim claim, SourceLine source) implements Line {}

  /// A remark, without its sign.
  public record RemarkLine(String text, SourceLine source) implements Line {}

  /// An event that cannot be interpreted, with the lines after it, which can.
  ///
  /// @param event the event as it was written
  /// @param rest the lines after it
  /// @param result the claim about the end, if there is one
  public record BrokenLine(Entry.Event event, List<Line> rest, Optional<Entry.ClaimEntry> result) {
    public BrokenLine {
      rest = List.copyOf(rest);
    }
  }

  /// Returns the match before its first event.
  public Match<K> open() {
    return whole.open(profile, names);
  }

  /// The events, without the other lines.
  public List<EventLine> events() {
    return events(lines);
  }

  /// Whether any claim, including the one about the end, satisfies a condition.
  public boolean anyClaim(Predicate<Claim> kind) {
    for (Line line : lines) {
      if (line instanceof ClaimLine claimed && kind.test(claimed.claim())) {
        return true;
      }
    }
    return result.isPresent() && kind.test(result.get().claim());
  }

  /// Returns the events among some lines.
  public static List<EventLine> events(List<Line> lines) {
    var events = new ArrayList<EventLine>();
    for (Line line : lines) {
      if (line instanceof EventLine happened) {
        events.add(happened);
      }
    }
    return events;
  }

  /// Returns this game with cards filled in that were not recorded but became known later; this
  /// object if there are none. Rulings are made on the result; the written lines are unchanged.
  public Transcript<K> withBackfilledCards() {
    if (!hidesAnything()) {
      return this;
    }
    List<ActorEvent> acts = new ArrayList<>(lines.size());
    for (Line line : lines) {
      if (line instanceof EventLine happened) {
        acts.add(new ActorEvent(happened.actor(), happened.event()));
      }
    }
    List<ActorEvent> known = whole.backfillCards(profile, names.size(), acts);
    if (known.equals(acts)) {
      return this;
    }
    var filled = new ArrayList<Line>();
    int next = 0;
    for (Line line : lines) {
      filled.add(
          line instanceof EventLine happened
              ? new EventLine(happened.actor(), known.get(next++).event(), happened.written())
              : line);
    }
    return with(filled);
  }

  private boolean hidesAnything() {
    for (Line line : lines) {
      if (line instanceof EventLine happened && whole.hides(happened.event())) {
        return true;
      }
    }
    return false;
  }

  /// Returns this game with other lines.
  public Transcript<K> with(List<Line> others) {
    return new Transcript<>(
        game, whole, profile, names, this.others, others, result, fault, broken);
  }

  /// Returns this game without the event that cannot be interpreted; this object if there is none.
  public Transcript<K> withoutBroken() {
    if (broken.isEmpty()) {
      return this;
    }
    var whatCanBeRead = new ArrayList<>(lines);
    whatCanBeRead.addAll(broken.get().rest());
    return new Transcript<>(
        game,
        whole,
        profile,
        names,
        others,
        whatCanBeRead,
        broken.get().result(),
        null,
        Optional.empty());
  }

  /// The tag with this name among those that Umpire only keeps; empty if there is none.
  public Optional<GameRecord.Tag> other(String name) {
    return others.stream().filter(tag -> tag.name().equals(name)).findFirst();
  }

  /// The name of the rules of the game.
  public String title() {
    return rules().text();
  }

  /// The name of the rules of the game, for translation.
  public Note rules() {
    return whole.profiles().titleNote(profile);
  }

  /// The name of an actor in the record; `*` for the house.
  public String nameOf(int actor) {
    return actor == Kernel.HOUSE ? "*" : names.get(actor);
  }
}
