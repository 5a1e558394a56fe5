package umpire.crazyeights.rule;

import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;

/// The rules in which tables differ. Each switch is defined only here: its name, what it decides,
/// and for each value the name, a clause in words, and the kernel's value.
final class EightsSwitches {

  static final Choice<Integer> HAND =
      Choice.of(
          "hand",
          "how many cards each player is dealt",
          new Way<>("by-players", "each player is dealt five cards, or seven if two play", 0),
          new Way<>("5", "each player is dealt five cards", 5),
          new Way<>("7", "each player is dealt seven cards", 7),
          new Way<>("8", "each player is dealt eight cards", 8));

  static final Choice<Boolean> FORCED =
      Choice.of(
          "drawing",
          "when a player may draw",
          new Way<>("free", "a player may draw whatever they hold", false),
          new Way<>(
              "forced",
              "only a player who cannot lay a card draws; hands are open, so that all can see it",
              true));

  static final Choice<Boolean> MANY =
      Choice.of(
          "draws",
          "how many cards may be drawn in a turn",
          new Way<>("one", "one card is drawn per turn", false),
          new Way<>("many", "cards are drawn until one is laid or none is left", true));

  static final Choice<Boolean> TWOS =
      Choice.of(
          "twos",
          "what a two does",
          new Way<>("plain", "a two is an ordinary card", false),
          new Way<>("take-two", "a two gives the next player two cards", true));

  static final Choice<Boolean> QUEENS =
      Choice.of(
          "queens",
          "what a queen does",
          new Way<>("plain", "a queen is an ordinary card", false),
          new Way<>("skip", "a queen skips the next player", true));

  static final Count TARGET =
      new Count(
          "target",
          "how many points win the match",
          100,
          0,
          500,
          "the match ends with the deal in which a player reaches # points");

  private EightsSwitches() {}
}
