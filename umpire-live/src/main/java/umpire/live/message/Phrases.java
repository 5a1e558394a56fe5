package umpire.live.message;

import java.util.List;

/// The phrases that players can send to one another. Clients translate them.
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
