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

/// A game whose lines are understood: the only thing that is stored of it, since every position
/// follows from it.
///
/// @param game which game
/// @param whole the same, as a complete game
/// @param profile the rules it was played by
/// @param names what the seats are called
/// @param others the tags that Umpire only keeps
/// @param lines what happened, and what was claimed and remarked
/// @param result what somebody claims about the end, if anything
/// @param fault the first line that cannot be understood
/// @param broken the event on that line, if it is one, and what follows it
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

  /// Something happened.
  ///
  /// @param actor a seat from 0, or [Kernel#HOUSE]
  public record EventLine(int actor, Event event, Entry.Event written) implements Line {
    @Override
    public SourceLine source() {
      return written.source();
    }
  }

  /// Somebody wrote down how things stand.
  public record ClaimLine(Claim claim, SourceLine source) implements Line {}

  /// A remark.
  public record RemarkLine(String text, SourceLine source) implements Line {}

  /// An event that cannot be understood, and what follows it, which can.
  public record BrokenLine(Entry.Event event, List<Line> rest, Optional<Entry.ClaimEntry> result) {
    public BrokenLine {
      rest = List.copyOf(rest);
    }
  }

  /// The match before anything has happened.
  public Match<K> open() {
    return whole.open(profile, names);
  }

  /// Only what happened.
  public List<EventLine> events() {
    return events(lines);
  }

  /// Whether any claim in it, that about the end included, is of this kind.
  public boolean anyClaim(Predicate<Claim> kind) {
    for (Line line : lines) {
      if (line instanceof ClaimLine claimed && kind.test(claimed.claim())) {
        return true;
      }
    }
    return result.isPresent() && kind.test(result.get().claim());
  }

  public static List<EventLine> events(List<Line> lines) {
    var events = new ArrayList<EventLine>();
    for (Line line : lines) {
      if (line instanceof EventLine happened) {
        events.add(happened);
      }
    }
    return events;
  }

  /// The same game with the cards filled in that were not written down but came out later. What is
  /// ruled on is this; what is written stays as it was.
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

  /// The same game with other lines.
  public Transcript<K> with(List<Line> others) {
    return new Transcript<>(
        game, whole, profile, names, this.others, others, result, fault, broken);
  }

  /// The same game without the event that cannot be understood, if there is one.
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

  /// A tag that Umpire keeps.
  public Optional<GameRecord.Tag> other(String name) {
    return others.stream().filter(tag -> tag.name().equals(name)).findFirst();
  }

  /// What the rules are called that it was played by.
  public String title() {
    return rules().text();
  }

  /// The same, to be translated.
  public Note rules() {
    return whole.profiles().titleNote(profile);
  }

  /// How the record calls an actor.
  public String nameOf(int actor) {
    return actor == Kernel.HOUSE ? "*" : names.get(actor);
  }
}
