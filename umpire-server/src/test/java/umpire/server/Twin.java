package umpire.server;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import umpire.live.Archive;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;

/// Finds another truth behind what one seat knows of a game's first deal: a card that another seat
/// holds has changed places with one that nobody but its holder has seen, and all that happened
/// could have happened all the same.
///
/// Whose a word of the log is and who is not told it is said here, verb by verb, and not asked of
/// the code that is tested.
///
/// @param entries the log
/// @param names of the seats
/// @param viewer the seat that must not notice
/// @param holder the seat that holds another card instead
record Twin(List<Entry> entries, List<String> names, int viewer, int holder) {

  private static final int MAX_TRIES = 300;

  /// The cards that each player is dealt from a deck of Mau-Mau, in turns.
  private static final int HAND = 6;

  private static final int NOBODY = -1;
  private static final int EVERYBODY = -2;

  /// The words of an event.
  static List<String> words(Entry entry) {
    return entry.kind() == Entry.Kind.EVENT ? List.of(entry.body().split(" ")) : List.of("");
  }

  /// The other log; empty if there is none like that.
  Optional<List<Entry>> other() throws LogException {
    int tries = 0;
    for (String card : cards(owner -> owner == holder)) {
      for (String instead : cards(owner -> owner != EVERYBODY)) {
        List<Entry> changed = exchanged(card, instead);
        if (!changed.equals(entries) && tries++ < MAX_TRIES && isPossible(changed)) {
          return Optional.of(changed);
        }
      }
    }
    return Optional.empty();
  }

  /// The cards of some owners, those that came last first.
  private Set<String> cards(IntPredicate owner) {
    var cards = new LinkedHashSet<String>();
    for (Entry entry : entries.reversed()) {
      List<String> words = words(entry);
      for (int word = 1; word < words.size(); word++) {
        if (owner.test(owner(entry, words, word))) {
          cards.add(words.get(word));
        }
      }
    }
    return cards;
  }

  /// Two cards change places wherever the viewer does not see them.
  private List<Entry> exchanged(String one, String other) {
    var changed = new ArrayList<Entry>();
    for (Entry entry : entries) {
      var words = new ArrayList<>(words(entry));
      for (int word = 1; word < words.size(); word++) {
        int owner = owner(entry, words, word);
        String card = words.get(word);
        if (owner != EVERYBODY && owner != viewer) {
          words.set(word, card.equals(one) ? other : card.equals(other) ? one : card);
        }
      }
      String body = entry.kind() == Entry.Kind.EVENT ? String.join(" ", words) : entry.body();
      changed.add(new Entry(entry.seq(), entry.kind(), entry.actor(), body, entry.at()));
    }
    return changed;
  }

  /// Who alone knows a word of an event.
  private int owner(Entry entry, List<String> words, int word) {
    return switch (words.getFirst()) {
      case "deck" -> word <= names.size() * HAND ? (word - 1) % names.size() : EVERYBODY;
      case "deal" -> word == 1 ? EVERYBODY : names.indexOf(words.get(1));
      case "to-crib" -> NOBODY;
      case "discard", "bury" -> entry.actor();
      case "kitty" -> whoBuries();
      default -> EVERYBODY;
    };
  }

  /// Who takes up the kitty; as long as that is not known, nothing in it is changed.
  private int whoBuries() {
    return entries.stream()
        .filter(entry -> words(entry).getFirst().equals("bury"))
        .map(Entry::actor)
        .findFirst()
        .orElse(EVERYBODY);
  }

  private static boolean isPossible(List<Entry> log) throws LogException {
    return Archive.read("twin", new StoredTable(log, List.of())).paused().isEmpty();
  }
}
