package umpire.core.cards;

/// Cards as people write them, before a game finds out which they are.
public final class CardWords {

  /// The suits as printed on cards, filled and in outline. Their letters follow in the same order.
  private static final String SYMBOLS = "♣♦♥♠♧♢♡♤";

  private static final String LETTERS = "CDHSCDHS";

  /// An invisible character after a symbol, by which a program selects plain text for it; the next
  /// one selects a picture.
  private static final char AS_TEXT = '\ufe0e';

  private static final char AS_PICTURE = '\ufe0f';

  private CardWords() {}

  /// Rewrites a word in the characters that formats use: capitals, `C D H S` for the symbols of the
  /// suits, `T` for every `10`. All other characters and their order stay as they are.
  public static String plain(String word) {
    if (isPlain(word)) {
      return word;
    }
    var plain = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      int suit = SYMBOLS.indexOf(letter);
      if (suit >= 0) {
        plain.append(LETTERS.charAt(suit));
      } else if (letter == '1' && i + 1 < word.length() && word.charAt(i + 1) == '0') {
        plain.append('T');
        i++;
      } else if (letter != AS_TEXT && letter != AS_PICTURE) {
        plain.append(capital(letter));
      }
    }
    return plain.toString();
  }

  /// Whether there is nothing to change, as in nearly all words of a record.
  private static boolean isPlain(String word) {
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if ((letter < 'A' || letter > 'Z') && (letter < '2' || letter > '9')) {
        return false;
      }
    }
    return true;
  }

  /// Converts only letters of the English alphabet: others may become capitals that mean something
  /// else, as a sharp s becomes two.
  private static char capital(char letter) {
    return letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
  }
}
