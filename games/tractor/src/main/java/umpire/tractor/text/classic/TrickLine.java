package umpire.tractor.text.classic;

import java.io.IOException;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;

/// A line of four words, the lead and the three follows. It is read completely before it is judged,
/// so faults of the line itself are reported before faults against the rules.
final class TrickLine {

  private final WordReader words;
  private final int[][] cards = new int[Round.SEATS][Deck.HAND];
  private final long[] columns = new long[Round.SEATS];
  private long line;
  private int size;

  TrickLine(WordReader words) {
    this.words = words;
  }

  /// Takes the line after the current word if it has the usual layout: four words of known cards,
  /// equally many, separated by one space each, and the line feed. Returns false for any other
  /// layout or fault; the line is then left to be read word by word.
  ///
  /// @param left the number of cards each player still has
  boolean takePlain(int left) {
    if (!lookAtLead(left)) {
      return false;
    }
    int step = 2 * size + 1;
    for (int word = 1; word < Round.SEATS; word++) {
      if (!lookAtFollow(word, word * step)) {
        return false;
      }
    }
    if ((byte) words.ahead(Round.SEATS * step) != '\n') {
      return false;
    }
    words.passLine(Round.SEATS * step);
    line = words.line();
    for (int word = 0; word < Round.SEATS; word++) {
      columns[word] = 1L + (long) word * step;
    }
    return true;
  }

  /// Reads the cards between the line feed and the first space.
  private boolean lookAtLead(int left) {
    long text = words.ahead(0);
    if ((byte) text != '\n') {
      return false;
    }
    int found = 0;
    do {
      int card = CardText.afterFirst(text);
      if (card == CardText.NO_CARD || found == left) {
        return false;
      }
      cards[0][found++] = card;
      text = words.ahead(2 * found);
    } while ((byte) (text >>> Byte.SIZE) != ' ');
    size = found;
    return true;
  }

  /// Reads as many cards after a space.
  private boolean lookAtFollow(int word, int space) {
    long text = words.ahead(space);
    if ((byte) text != ' ') {
      return false;
    }
    int found = 0;
    do {
      int card = CardText.afterFirst(text);
      if (card == CardText.NO_CARD) {
        return false;
      }
      cards[word][found++] = card;
      text = words.ahead(space + 2 * found);
    } while (found < size);
    return true;
  }

  /// Reads the line that begins with the current word.
  ///
  /// @param left the number of cards each player still has
  void read(int round, int left) throws BadInputException, IOException {
    line = words.line();
    size = readWord(0);
    if (size > left) {
      throw words
          .faultInside(
              2 * left, "the lead goes past the " + cards(left) + " that each player has left")
          .against(TractorRule.TWENTY_FIVE, "legal here: a lead of at most " + cards(left));
    }
    for (int word = 1; word < Round.SEATS; word++) {
      if (!words.nextWordInLine()) {
        throw words.fault(
            "a trick has four words, this line has " + word + " (round " + round + ")");
      }
      readFollow(word);
    }
    if (words.nextWordInLine()) {
      throw surplus(round);
    }
  }

  private void readFollow(int word) throws BadInputException {
    int found = readWord(word);
    if (found != size) {
      throw otherSize(word, found)
          .against(TractorRule.AS_MANY, "legal here: " + cards(size) + ", as many as were led");
    }
  }

  private BadInputException otherSize(int word, int found) {
    String who = "word " + (word + 1) + " has ";
    return found > size
        ? words.faultInside(2 * size, who + "more cards than the lead, which has " + size)
        : words.faultAfter(who + cards(found) + ", the lead has " + size);
  }

  /// Reads the cards of the current word and returns their number; cards beyond a full hand are
  /// checked and dropped.
  private int readWord(int word) throws BadInputException {
    columns[word] = words.column();
    int[] into = cards[word];
    int length = words.length();
    for (int at = 0; at < length; at += 2) {
      int card = at + 1 < length ? CardText.card(words.at(at), words.at(at + 1)) : CardText.NO_CARD;
      if (card == CardText.NO_CARD) {
        throw CardText.fault(words, at);
      }
      if (at < 2 * Deck.HAND) {
        into[at / 2] = card;
      }
    }
    return length / 2;
  }

  private BadInputException surplus(int round) throws IOException {
    long column = words.column();
    long found = Round.SEATS + 1;
    while (words.nextWordInLine()) {
      found++;
    }
    return words.faultAt(
        line, column, "a trick has four words, this line has " + found + " (round " + round + ")");
  }

  private static String cards(int count) {
    return count == 1 ? "1 card" : count + " cards";
  }

  /// The number of cards in each word.
  int size() {
    return size;
  }

  int card(int word, int i) {
    return cards[word][i];
  }

  /// Returns a fault located at a card.
  BadInputException fault(int word, int i, String what) {
    return words.faultAt(line, columns[word] + 2L * i, what);
  }
}
