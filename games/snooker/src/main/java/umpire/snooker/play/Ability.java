package umpire.snooker.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.snooker.rule.Sides;

/// A player's skill: the outcomes of strokes, in percent.
///
/// Every player pots the ball on sooner or later, so every frame ends, whatever the abilities.
/// Decision 0048 lists the figures of the named abilities and their sources.
///
/// @param pots the share of pots that succeed, by the value of the ball from the red on
/// @param hardPots the share of those that remains after the opponent left no easy shot
/// @param fouls the share of failed pots that are fouls
/// @param safetyFouls the share of safety strokes that are fouls
/// @param safeties the share of the other safety strokes that leave no easy shot
/// @param failsAgain the share of strokes replayed after a miss that fail again
public record Ability(
    List<Integer> pots, int hardPots, int fouls, int safetyFouls, int safeties, int failsAgain) {

  /// A player who has just learnt the rules.
  public static final Ability BEGINNER =
      new Ability(List.of(22, 26, 24, 24, 26, 27, 29), 35, 30, 20, 30, 80);

  /// A player who plays once a week and is glad of a break of twenty.
  public static final Ability CLUB =
      new Ability(List.of(40, 45, 42, 42, 45, 47, 50), 40, 22, 12, 45, 72);

  /// A fair amateur. Reds are often close together, and the black is near its pockets.
  public static final Ability AMATEUR =
      new Ability(List.of(55, 60, 56, 56, 60, 62, 66), 50, 18, 8, 60, 65);

  /// A professional, as seen on television.
  public static final Ability PRO =
      new Ability(List.of(90, 93, 92, 92, 92, 93, 94), 60, 10, 3, 80, 40);

  private static final Map<String, Ability> NAMED =
      Map.of("beginner", BEGINNER, "club", CLUB, "amateur", AMATEUR, "pro", PRO);

  public Ability {
    pots = List.copyOf(pots);
  }

  /// The names of the abilities, from the weakest to the strongest.
  public static List<String> names() {
    var byStrength = new TreeMap<Integer, String>();
    NAMED.forEach((name, ability) -> byStrength.put(ability.pots.getFirst(), name));
    return List.copyOf(byStrength.values());
  }

  /// The ability with this name, or the default, an amateur's, if there is none.
  public static Ability named(String name) {
    return NAMED.getOrDefault(name, AMATEUR);
  }

  /// The abilities of the sides: a pair's is the average of its players'.
  ///
  /// @param seats the abilities of the seats, in order, partners opposite
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

  /// The share of pots of a ball that succeed, in percent.
  ///
  /// @param hard whether the opponent left no easy shot
  int pot(int ball, boolean hard) {
    int easy = pots.get(ball - 1);
    return hard ? easy * hardPots / 100 : easy;
  }
}
