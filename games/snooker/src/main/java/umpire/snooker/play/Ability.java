package umpire.snooker.play;

import java.util.List;

/// How well somebody plays: what comes of a stroke, in percent.
///
/// Whoever pots what is on sooner or later ends every frame, so no ability is without hope.
///
/// @param pots how often a ball falls that is to be potted, by its value from the red on
/// @param fouls how many of the other strokes are fouls
/// @param safetyFouls how many strokes are fouls that are only to hit their ball
/// @param failsAgain how many strokes fail that have to be played once more after a miss
public record Ability(List<Integer> pots, int fouls, int safetyFouls, int failsAgain) {

  /// A fair amateur. Reds are often close together, and the black is near its pockets.
  public static final Ability AMATEUR = new Ability(List.of(55, 60, 56, 56, 60, 62, 66), 18, 8, 65);

  public Ability {
    pots = List.copyOf(pots);
  }
}
