package umpire.coach;

/// The mark of a decision, by the win probability that it lost.
public enum Mark {
  /// The best option, as far as the coach can find out.
  BEST("best", "", 0),
  /// Another option that is not worse than the best, as far as the coach can show.
  EQUAL("equal", "", 0),
  SMALL("small loss", "", 0),
  DOUBTFUL("doubtful", "?!", 0.02),
  MISTAKE("mistake", "?", 0.05),
  BLUNDER("blunder", "??", 0.10);

  private final String words;
  private final String sign;
  private final double least;

  Mark(String words, String sign, double least) {
    this.words = words;
    this.sign = sign;
    this.least = least;
  }

  /// The mark for a loss that is certain.
  static Mark of(double loss) {
    Mark mark = SMALL;
    for (Mark each : values()) {
      mark = loss >= each.least && each.compareTo(mark) > 0 ? each : mark;
    }
    return mark;
  }

  /// The mark in words.
  public String words() {
    return words;
  }

  /// The sign that is written after a move, such as `?`; empty for marks without one.
  public String sign() {
    return sign;
  }

  /// The least loss of win probability for this mark.
  public double least() {
    return least;
  }
}
