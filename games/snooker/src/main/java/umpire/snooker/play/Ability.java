package umpire.snooker.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.snooker.rule.Sides;

/// How well somebody plays: what comes of a stroke, in percent.
///
/// Whoever pots what is on sooner or later ends every frame, so no ability is without hope. The
/// figures of the named ones, and where they are from, stand in decision 0048.
///
/// @param pots how often a ball falls that is to be potted, by its value from the red on
/// @param hardPots how much of that is left where the other has left nothing easy
/// @param fouls how many of the strokes that were to pot and did not are fouls
/// @param safetyFouls how many strokes are fouls that are only to hit their ball
/// @param safeties how many of the other such strokes leave nothing easy
/// @param failsAgain how many strokes fail that have to be played once more after a miss
public record Ability(
    List<Integer> pots, int hardPots, int fouls, int safetyFouls, int safeties, int failsAgain) {

  /// Somebody who has just learnt the rules.
  public static final Ability BEGINNER =
      new Ability(List.of(22, 26, 24, 24, 26, 27, 29), 35, 30, 20, 30, 80);

  /// Somebody who plays once a week and is glad of a break of twenty.
  public static final Ability CLUB =
      new Ability(List.of(40, 45, 42, 42, 45, 47, 50), 40, 22, 12, 45, 72);

  /// A fair amateur. Reds are often close together, and the black is near its pockets.
  public static final Ability AMATEUR =
      new Ability(List.of(55, 60, 56, 56, 60, 62, 66), 50, 18, 8, 60, 65);

  /// Somebody who is on television.
  public static final Ability PRO =
      new Ability(List.of(90, 93, 92, 92, 92, 93, 94), 60, 10, 3, 80, 40);

  private static final Map<String, Ability> NAMED =
      Map.of("beginner", BEGINNER, "club", CLUB, "amateur", AMATEUR, "pro", PRO);

  public Ability {
    pots = List.copyOf(pots);
  }

  /// What abilities are called, from the least to the greatest.
  public static List<String> names() {
    var byStrength = new TreeMap<Integer, String>();
    NAMED.forEach((name, ability) -> byStrength.put(ability.pots.getFirst(), name));
    return List.copyOf(byStrength.values());
  }

  /// The ability of this name; the usual one, an amateur's, if there is none.
  public static Ability named(String name) {
    return NAMED.getOrDefault(name, AMATEUR);
  }

  /// The abilities of the sides: a pair is as able as its players on average.
  ///
  /// @param seats of the seats, in order, partners opposite
  static List<Ability> ofSides(List<Ability> seats) {
    int half = seats.size() / 2;
    return half < Sides.COUNT
        ? seats
        : List.of(seats.get(0).and(seats.get(half)), seats.get(1).and(seats.get(half + 1)));
  }

  private Ability and(Ability other) {
    var both = new ArrayList<Integer>();
    for (int i = 0; i < pots.size(); i++) {
      both.add(mean(pots.get(i), other.pots.get(i)));
    }
    return new Ability(
        both,
        mean(hardPots, other.hardPots),
        mean(fouls, other.fouls),
        mean(safetyFouls, other.safetyFouls),
        mean(safeties, other.safeties),
        mean(failsAgain, other.failsAgain));
  }

  private static int mean(int one, int other) {
    return (one + other) / 2;
  }

  /// How often a ball falls that is to be potted, in percent.
  ///
  /// @param hard whether nothing easy was left
  int pot(int ball, boolean hard) {
    int easy = pots.get(ball - 1);
    return hard ? easy * hardPots / 100 : easy;
  }
}
