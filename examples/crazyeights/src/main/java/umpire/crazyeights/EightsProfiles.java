package umpire.crazyeights;

import java.util.List;
import java.util.Map;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;

/// The rules in which tables differ: switches with a clause in words for each value, and presets
/// for the tables that people know. The first preset is what is played unless somebody asks for
/// another.
public final class EightsProfiles {

  private static final String HAND = "hand";
  private static final String DRAWING = "drawing";
  private static final String DRAWS = "draws";
  private static final String TWOS = "twos";
  private static final String QUEENS = "queens";
  private static final String TARGET = "target";
  private static final String BY_PLAYERS = "by-players";

  private static final List<Switch> SWITCHES =
      List.of(
          Choice.of(
              HAND,
              "how many cards each is dealt",
              new Way<>(BY_PLAYERS, "each is dealt five cards, or seven if two play", BY_PLAYERS),
              new Way<>("5", "each is dealt five cards", "5"),
              new Way<>("7", "each is dealt seven cards", "7"),
              new Way<>("8", "each is dealt eight cards", "8")),
          Choice.of(
              DRAWING,
              "who draws",
              new Way<>("free", "anybody may draw, whatever they hold", "free"),
              new Way<>(
                  "forced",
                  "only who can lay nothing draws; the hands lie open to show it",
                  "forced")),
          Choice.of(
              DRAWS,
              "how many cards may be drawn in a turn",
              new Way<>("one", "one card is drawn a turn", "one"),
              new Way<>("many", "cards are drawn until one is laid or none is left", "many")),
          Choice.of(
              TWOS,
              "what a two does",
              new Way<>("plain", "a two is a card as any other", "plain"),
              new Way<>("take-two", "a two gives the next player two cards", "take-two")),
          Choice.of(
              QUEENS,
              "what a queen does",
              new Way<>("plain", "a queen is a card as any other", "plain"),
              new Way<>("skip", "a queen skips the next player", "skip")),
          new Count(
              TARGET,
              "how many points win the match",
              100,
              0,
              500,
              "the match ends with the deal that is won with # points or more"));

  private static final List<Preset> PRESETS =
      List.of(
          new Preset("common", "as many play at home, to a hundred points", Map.of(), List.of()),
          new Preset(
              "action",
              "twos give two, queens skip, and cards are drawn until one is laid",
              Map.of(TWOS, "take-two", QUEENS, "skip", DRAWS, "many"),
              List.of()),
          new Preset(
              "classic",
              "the games of the text format: one deal, forced draws, open hands",
              Map.of(DRAWING, "forced", TARGET, "0"),
              List.of()));

  /// Switches and presets of Crazy Eights. No two values contradict each other.
  public static final Profiles ALL = new Profiles("crazyeights", SWITCHES, PRESETS, List.of());

  private EightsProfiles() {}

  /// A game by the rules of a profile.
  public static Eights open(Profile profile, int seats) {
    return new Eights(terms(profile), seats);
  }

  private static EightsTerms terms(Profile profile) {
    return new EightsTerms(
        profile.is(HAND, BY_PLAYERS) ? 0 : profile.number(HAND),
        profile.is(DRAWING, "forced"),
        profile.is(DRAWS, "many"),
        profile.is(TWOS, "take-two"),
        profile.is(QUEENS, "skip"),
        profile.number(TARGET));
  }
}
