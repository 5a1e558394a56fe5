package umpire.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import umpire.core.game.Game;
import umpire.core.words.Form.Usage;
import umpire.core.words.Vocabulary;

/// Events such as an attacker may send: legal events with one or two words wrong, cards of other
/// players or unknown cards, events of other games, and text that no game understands.
public final class HostileWords {

  private static final String UNKNOWN = "?";

  private static final List<String> STRANGE =
      List.of(
          "",
          "   ",
          "?",
          "? ?",
          "*",
          "\u0000",
          "lay \u202e5H",
          "lay\n5H",
          "discard ??",
          "bury ????????",
          "lay ？",
          "x".repeat(599),
          "x".repeat(5_000),
          "lay " + "5H ".repeat(150),
          "deck " + "? ".repeat(52),
          "bury " + "? ".repeat(33),
          "count -1",
          "count 2147483648",
          "peg 999",
          "muggins 0",
          "foul 2147483647",
          "\ud83c\udca1",
          "{\"event\":\"go\"}");

  private static final List<String> ODD_WORDS =
      List.of("?", "??", "0", "1", "2", "7", "29", "31", "999", "-1", "*", "mau", "free", "none");

  private final Random random;
  private final List<String> cards;
  private final List<String> names;
  private final List<String> examples = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private final Set<String> vocabulary = new LinkedHashSet<>(ODD_WORDS);

  /// @param names the players' names, by seat
  public HostileWords(Game game, List<String> names, Random random) {
    Vocabulary understood = game.complete().orElseThrow().vocabulary();
    this.random = random;
    this.names = List.copyOf(names);
    this.cards = understood.words();
    vocabulary.addAll(cards);
    vocabulary.addAll(names);
    for (Game each : Game.all()) {
      for (Usage form : each.complete().orElseThrow().vocabulary().forms()) {
        (each.id().equals(game.id()) ? examples : others).add(form.example());
      }
    }
    examples.forEach(example -> vocabulary.addAll(List.of(example.split(" "))));
  }

  /// Returns the next event to try.
  ///
  /// @param legal the legal events
  /// @param happened the earlier events, in words
  public String next(List<String> legal, List<String> happened) {
    return switch (random.nextInt(12)) {
      case 0 -> one(STRANGE);
      case 1 -> one(others);
      case 2 -> changed(one(others));
      case 3 -> changed(one(examples));
      case 4 -> made();
      case 5 -> happened.isEmpty() ? "" : changed(one(happened));
      case 6 -> happened.isEmpty() ? "" : one(happened);
      case 7 -> unnamed(legal.isEmpty() ? one(examples) : one(legal));
      default -> changed(legal.isEmpty() ? one(examples) : one(legal));
    };
  }

  /// Whether this event would concede the game, after which nothing more could be tried.
  public static boolean giveUp(String event) {
    return event.startsWith("concede");
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /// Returns a verb of the game, followed by random words.
  private String made() {
    var words = new ArrayList<>(List.of(one(examples).split(" ", 2)[0]));
    List<String> all = List.copyOf(vocabulary);
    for (int more = random.nextInt(6); more > 0; more--) {
      words.add(random.nextBoolean() && !cards.isEmpty() ? one(cards) : one(all));
    }
    return String.join(" ", words);
  }

  /// Returns the event with one of its cards, or all of them, replaced by `?`.
  private String unnamed(String event) {
    List<String> words = new ArrayList<>(List.of(event.split(" ")));
    int only = random.nextInt(words.size());
    boolean all = random.nextBoolean();
    for (int i = 1; i < words.size(); i++) {
      if (cards.contains(words.get(i)) && (all || i == only)) {
        words.set(i, UNKNOWN);
      }
    }
    return String.join(" ", words);
  }

  /// Returns the event with one or two random changes.
  private String changed(String event) {
    List<String> words = new ArrayList<>(List.of(event.split(" ")));
    for (int faults = 1 + random.nextInt(2); faults > 0 && !words.isEmpty(); faults--) {
      change(words, random.nextInt(words.size()));
    }
    return String.join(" ", words);
  }

  private void change(List<String> words, int at) {
    switch (random.nextInt(8)) {
      case 0 -> words.set(at, UNKNOWN);
      case 1 -> words.add(at, words.get(at)); // a card twice
      case 2 -> words.remove(at);
      case 3 -> words.add(UNKNOWN);
      case 4 -> words.set(at, one(List.copyOf(vocabulary)));
      case 5 -> words.add(cards.isEmpty() ? "1" : one(cards));
      case 6 -> words.set(at, names.isEmpty() ? "" : one(names));
      default ->
          Collections.shuffle(words.subList(Math.min(1, words.size()), words.size()), random);
    }
  }
}
