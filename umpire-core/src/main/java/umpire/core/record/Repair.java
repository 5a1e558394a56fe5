package umpire.core.record;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import umpire.core.Tape;
import umpire.core.match.BadEvent;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.View;
import umpire.core.text.Shown;

/// Looks for the one word that, written differently, makes the whole game legal.
///
/// Tried are the event at fault and those before it: each of its words is changed for every card,
/// and for every word that the record uses or that is legal there, or it is given to another seat,
/// and the rest of the game is played. A change of the event at fault goes before one of an earlier
/// event: a card that does not fit its hand could always be mended in the deal. Only if exactly one
/// change leads to the end of the record is it worth saying.
final class Repair<E, V extends View> {

  /// How many events are played in search of a repair; then the search is given up, so that a
  /// hostile record costs no more than a second.
  private static final int BUDGET = 200_000;

  /// What reading and checking an event with another word costs beside playing one.
  private static final int WORD_COST = 2;

  /// No event of a game has more words; a line that has is not worth a search.
  private static final int LONGEST_EVENT = 64;

  /// More than the cards of three decks and the verbs of any game.
  private static final int MOST_WORDS = 250;

  private final Transcript<E, V> game;
  private final List<Transcript.Happened<E>> events;
  private final Tape tape = Tape.silent();
  private int budget = BUDGET;
  private final List<String> found = new ArrayList<>();

  /// The words of the record, cards first of all.
  private final Set<String> vocabulary = new LinkedHashSet<>();

  private Repair(Transcript<E, V> game) {
    this.game = game;
    this.events = game.events();
    vocabulary.addAll(game.whole().notation().words());
    for (Transcript.Happened<E> happened : events) {
      if (vocabulary.size() < MOST_WORDS) {
        vocabulary.addAll(words(happened.event()));
      }
    }
  }

  /// A repair of an illegal event in words, or null if there is none or more than one.
  ///
  /// @param faulty the place of the event at fault, from 0
  static <E, V extends View> @Nullable String ofIllegal(Transcript<E, V> game, int faulty) {
    if (game.fault() != null) {
      return null; // the rest of the game cannot be read, so it cannot be seen to be legal
    }
    var repair = new Repair<>(game);
    repair.replace(faulty);
    boolean there = !repair.found.isEmpty();
    for (int at = faulty - 1; !there && at >= 0 && repair.searching(); at--) {
      repair.replace(at);
    }
    return repair.only();
  }

  /// A repair of an event that cannot be read, or null if there is none or more than one.
  static <E, V extends View> @Nullable String ofUnreadable(Transcript<E, V> game) {
    var repair = new Repair<>(game);
    game.broken().ifPresent(repair::mend);
    return repair.only();
  }

  private boolean searching() {
    return found.size() < 2 && budget > 0;
  }

  private @Nullable String only() {
    return found.size() == 1 && budget > 0 ? found.getFirst() : null;
  }

  private void replace(int at) {
    Transcript.Happened<E> written = events.get(at);
    List<Transcript.Happened<E>> rest = events.subList(at + 1, events.size());
    replaceWord(at, written.actor(), words(written.event()), written.source(), rest);
    for (int actor = Match.HOUSE; actor < game.names().size(); actor++) {
      if (actor != written.actor() && playsOn(at, actor, written.event(), rest)) {
        found.add(
            "line %d: by %s instead of %s"
                .formatted(written.source().number(), nameOf(actor), nameOf(written.actor())));
      }
    }
  }

  private void mend(Transcript.Broken<E> broken) {
    Entry.Event written = broken.event();
    replaceWord(events.size(), written.actor(), written.texts(), written.source(), broken.rest());
  }

  private void replaceWord(
      int at, int actor, List<String> old, SourceLine source, List<Transcript.Happened<E>> rest) {
    Match<E, V> match = position(at);
    for (E other : others(match, actor, old)) {
      List<String> changed = words(other);
      int differing = onlyDifference(old, changed);
      if (differing >= 0 && playsOn(at, actor, other, rest)) {
        found.add(
            "line %d: '%s' instead of %s"
                .formatted(
                    source.number(), changed.get(differing), Shown.quoted(old.get(differing))));
      }
    }
  }

  /// Every event that is legal here and may differ in one word only.
  private Set<E> others(Match<E, V> match, int actor, List<String> old) {
    var others = new LinkedHashSet<E>();
    if (old.size() > LONGEST_EVENT) {
      return others;
    }
    others.addAll(match.legal(actor));
    budget -= others.size();
    var words = new LinkedHashSet<>(vocabulary);
    for (E legal : others) {
      words.addAll(words(legal));
    }
    for (int at = 0; at < old.size(); at++) {
      for (String word : words) {
        if (!searching()) {
          return others;
        }
        budget -= WORD_COST;
        var changed = new ArrayList<>(old);
        changed.set(at, word);
        addIfLegal(changed, match, actor, others);
      }
    }
    return others;
  }

  private void addIfLegal(List<String> words, Match<E, V> match, int actor, Set<E> others) {
    try {
      E event = game.whole().notation().read(words, game.names());
      if (!(match.check(actor, event) instanceof Finding.Against)) {
        others.add(event);
      }
    } catch (BadEvent _) {
      // no event of the game
    }
  }

  private String nameOf(int actor) {
    return actor == Match.HOUSE ? "the table" : game.names().get(actor);
  }

  private List<String> words(E event) {
    return new SourceLine(0, game.whole().notation().write(event, game.names()))
        .words(0).stream().map(SourceLine.Word::text).toList();
  }

  /// The place of the one word in which they differ, or -1.
  private static int onlyDifference(List<String> one, List<String> other) {
    if (one.size() != other.size()) {
      return -1;
    }
    int found = -1;
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  private Match<E, V> position(int at) {
    Match<E, V> match = game.open();
    for (int i = 0; i < at; i++) {
      match.play(events.get(i).actor(), events.get(i).event(), tape);
    }
    budget -= at;
    return match;
  }

  /// Whether the record is legal to its end with this event at this place.
  private boolean playsOn(int at, int actor, E event, List<Transcript.Happened<E>> rest) {
    if (!searching()) {
      return false;
    }
    Match<E, V> match = position(at);
    if (!plays(match, actor, event)) {
      return false;
    }
    for (Transcript.Happened<E> next : rest) {
      budget--;
      if (!plays(match, next.actor(), next.event())) {
        return false;
      }
    }
    return true;
  }

  private boolean plays(Match<E, V> match, int actor, E event) {
    if (match.check(actor, event) instanceof Finding.Against) {
      return false;
    }
    match.play(actor, event, tape);
    return true;
  }
}
