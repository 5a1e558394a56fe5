package umpire.cli.interactive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Shows cards with the symbols of their suits, red suits in red, and converts typed symbols back.
final class Faces {

  private static final String SUITS = "CDHS";
  private static final String SYMBOLS = "♣♦♥♠";
  private static final String RED = "\u001b[31m";
  private static final String PLAIN = "\u001b[0m";
  private static final Pattern WORD = Pattern.compile("\\b[A-Z0-9]{2}\\b");

  private final Map<String, String> shown = new HashMap<>();

  /// Faces that show cards as a record writes them.
  static Faces plain() {
    return new Faces(List.of(), false);
  }

  /// @param cards all cards as a record writes them, possibly among other words
  Faces(List<String> cards, boolean colour) {
    List<String> pairs = cards.stream().filter(WORD.asMatchPredicate()).toList();
    int place = suits(pairs, 0) > suits(pairs, 1) ? 0 : 1;
    for (String card : pairs) {
      int suit = SUITS.indexOf(card.charAt(place));
      if (suit >= 0) {
        String face = card.substring(0, place) + SYMBOLS.charAt(suit) + card.substring(place + 1);
        boolean red = SUITS.charAt(suit) == 'D' || SUITS.charAt(suit) == 'H';
        shown.put(card, colour && red ? RED + face + PLAIN : face);
      }
    }
  }

  /// The number of cards with a suit at this index: in some games the suit comes first, in others
  /// the rank.
  private static long suits(List<String> cards, int place) {
    return cards.stream().filter(card -> SUITS.indexOf(card.charAt(place)) >= 0).count();
  }

  /// The line with the faces of all its cards.
  String in(String line) {
    return WORD.matcher(line)
        .replaceAll(
            word -> Matcher.quoteReplacement(shown.getOrDefault(word.group(), word.group())));
  }

  /// The typed line as a record writes it.
  static String typed(String line) {
    String words = line;
    for (int suit = 0; suit < SUITS.length(); suit++) {
      words = words.replace(SYMBOLS.charAt(suit), SUITS.charAt(suit));
    }
    return words;
  }
}
