package umpire.coach;

/// What a decision deserves, by the chance to win that it lost.
public enum Mark {
  /// The best there was, as far as can be said.
  BEST("best", "", 0),
  /// Something else, but no worse that could be shown.
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

  /// In words.
  public String words() {
    return words;
  }

  /// As it is written behind a move; empty where nothing is.
  public String sign() {
    return sign;
  }

  /// The least chance lost that earns it.
  public double least() {
    return least;
  }
}
