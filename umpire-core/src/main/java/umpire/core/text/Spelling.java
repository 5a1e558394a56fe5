package umpire.core.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import umpire.core.cards.CardWords;

/// Decides whether one word may be a misspelling of another.
public final class Spelling {

  /// The length from which a word may have two wrong characters and still be recognized.
  private static final int LONG = 5;

  private static final int LONGEST = 30;

  private Spelling() {}

  /// Whether exactly one character is wrong, missing or superfluous, or two neighbours are swapped.
  public static boolean oneSlip(String one, String other) {
    return slips(plain(one), plain(other)) == 1;
  }

  /// Whether an unknown word can be a misspelling of this one, ignoring case.
  public static boolean close(String wrong, String right) {
    int most = right.length() < LONG ? 1 : 2;
    return slips(lower(wrong), lower(right)) <= most;
  }

  /// A question to append to a message about an unknown word, with the closest of the known words;
  /// empty if none is close.
  public static String hint(String wrong, Collection<String> right) {
    return right.stream()
        .filter(each -> close(wrong, each))
        .min(Comparator.comparingInt(each -> slips(lower(wrong), lower(each))))
        .map(each -> " (did you mean " + each + "?)")
        .orElse("");
  }

  private static String plain(String word) {
    return CardWords.plain(word);
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /// The number of characters to change, insert, delete or swap with the next to turn one word into
  /// the other.
  private static int slips(String from, String to) {
    if (Math.max(from.length(), to.length()) > LONGEST) {
      return LONGEST;
    }
    var slips = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        slips[i][j] = i == 0 || j == 0 ? i + j : fewest(slips, from, i, to, j);
      }
    }
    return slips[from.length()][to.length()];
  }

  private static int fewest(int[][] slips, String from, int i, String to, int j) {
    boolean same = from.charAt(i - 1) == to.charAt(j - 1);
    int fewest = slips[i - 1][j - 1] + (same ? 0 : 1);
    fewest = Math.min(fewest, Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(fewest, slips[i - 2][j - 2] + 1) : fewest;
  }
}
