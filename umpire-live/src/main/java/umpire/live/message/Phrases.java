package umpire.live.message;

import java.util.List;

/// The few things that players can say to one another. Pages have words for them.
public final class Phrases {

  public static final List<String> ALL =
      List.of(
          "hello",
          "good-luck",
          "well-played",
          "thanks",
          "oops",
          "one-moment",
          "your-turn",
          "good-game");

  private Phrases() {}
}
