package umpire.tractor.text.classic;

import java.io.IOException;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;

/// The first line of a round: main suit, dealer, and the ranks of the two teams.
final class HeaderLine {

  static final String[] NAMES = {"Alice", "Bob", "Charles", "David"};

  private final WordReader words;
  private int main;
  private int dealer;
  private int rank1;
  private int rank2;

  HeaderLine(WordReader words) {
    this.words = words;
  }

  /// Reads the line that begins with the current word.
  void read(int round) throws BadInputException, IOException {
    main = CardText.readMain(words);
    if (main < 0) {
      throw words.fault(
          "expected a main suit (H S C D, or O for none), found " + words.quoted() + of(round));
    }
    next(1, round);
    dealer = readDealer();
    if (dealer < 0) {
      throw words.fault(
          "expected a dealer (" + String.join(" ", NAMES) + "), found " + words.quoted());
    }
    next(2, round);
    rank1 = readRank();
    next(3, round);
    rank2 = readRank();
    if (words.nextWordInLine()) {
      throw words.fault("unexpected fifth word: a header has four" + of(round));
    }
  }

  private void next(int found, int round) throws BadInputException, IOException {
    if (!words.nextWordInLine()) {
      throw words.fault(
          "the header has " + found + " of its four words: MAIN DEALER RANK1 RANK2" + of(round));
    }
  }

  private int readDealer() {
    for (int seat = 0; seat < NAMES.length; seat++) {
      if (words.is(NAMES[seat])) {
        return seat;
      }
    }
    return -1;
  }

  private int readRank() throws BadInputException {
    int rank = CardText.readRank(words);
    if (rank == 0) {
      throw words.fault("expected a rank (2-9 T J Q K A or 10 to 14), found " + words.quoted());
    }
    return rank;
  }

  private static String of(int round) {
    return " (round " + round + ")";
  }

  int main() {
    return main;
  }

  int dealer() {
    return dealer;
  }

  int rank1() {
    return rank1;
  }

  int rank2() {
    return rank2;
  }
}
