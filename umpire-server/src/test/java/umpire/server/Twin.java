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

/// Finds another possible first deal that is consistent with everything one seat knows: a card of
/// another seat is exchanged with one that only its holder has seen, and all events are still
/// possible.
///
/// The test defines, verb by verb, which seat owns a word of the log and which seats may not see
/// it; it does not use the code under test for this.
///
/// @param entries the log
/// @param names of the seats
/// @param viewer the seat that must not notice the exchange
/// @param holder the seat that gets another card
record Twin(List<Entry> entries, List<String> names, int viewer, int holder) {

  private static final int MAX_TRIES = 300;

  /// The number of cards that each player is dealt at Mau-Mau, in turns.
  private static final int HAND = 6;

  private static final int NOBODY = -1;
  private static final int EVERYBODY = -2;

  /// Returns the words of an event; a single empty one for other entries.
  static List<String> words(Entry entry) {
    return entry.kind() == Entry.Kind.EVENT ? List.of(entry.body().split(" ")) : List.of("");
  }

  /// Returns the other log; empty if none is possible.
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

  /// Returns the cards of some owners, the latest first.
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

  /// Exchanges two cards wherever the viewer does not see them.
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

  /// Returns the only seat that knows a word of an event.
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

  /// Returns the seat that takes up the kitty; until this is known, the kitty is left unchanged.
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
