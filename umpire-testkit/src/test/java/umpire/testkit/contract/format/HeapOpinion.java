package umpire.testkit.contract.format;

import java.util.ArrayList;
import umpire.testkit.SecondOpinion;

/// A second referee of the heap game; a lenient one accepts everything.
record HeapOpinion(boolean lenient) implements SecondOpinion {

  HeapOpinion() {
    this(false);
  }

  @Override
  public String judge(String input) {
    var results = new StringBuilder();
    for (String line : input.lines().filter(text -> !text.isBlank()).toList()) {
      results.append(scores(line.strip().split("\\s+"))).append('\n');
    }
    return results.toString();
  }

  private String scores(String[] words) {
    int players = number(words, 0, 2, 4);
    int stones = number(words, 1, 1, 99);
    var scores = new int[players];
    for (int turn = 0; stones > 0; turn++) {
      int taken = number(words, 2 + turn, 1, Math.min(3, stones));
      scores[turn % players] += taken;
      stones -= taken;
      if (stones == 0 && words.length > 3 + turn && !lenient) {
        throw new IllegalArgumentException("text after the game");
      }
    }
    var shown = new ArrayList<String>();
    for (int score : scores) {
      shown.add(Integer.toString(score));
    }
    return String.join(" ", shown);
  }

  private int number(String[] words, int place, int least, int most) {
    if (place < words.length && words[place].matches("\\d{1,9}")) {
      int number = Integer.parseInt(words[place]);
      if (number >= least && number <= most) {
        return number;
      }
    }
    if (lenient) {
      return least;
    }
    throw new IllegalArgumentException("no such number");
  }
}
