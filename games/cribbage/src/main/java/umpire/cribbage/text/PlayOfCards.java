package umpire.cribbage.text;

import umpire.cribbage.Pegging;

/// What to lay in the play: points first; then no count from which the next player easily makes
/// fifteen or thirty-one, no card beside the last one, a lead that can be answered; and low cards
/// are kept for the end of the count.
final class PlayOfCards {

  private final CribbageView view;
  private final Pegging pegging = new Pegging();
  private final int[] faceUp;

  PlayOfCards(CribbageView view) {
    this.view = view;
    faceUp = view.faceUp().stream().mapToInt(Integer::intValue).toArray();
  }

  /// How good it is to lay this card.
  double worth(int card) {
    int count = view.count() + Pegging.value(card);
    double high = Pegging.value(card) / 10.0;
    return 2 * pegging.worth(faceUp, card)
        + high
        - danger(count)
        - runDanger(card)
        + (faceUp.length == 0 ? lead(card) : 0);
  }

  /// What the next player can make of a count: most of all with one of the many tens.
  private static double danger(int count) {
    return switch (count) {
      case 5, 21 -> 2.5;
      case 26 -> 0.6;
      default -> count > 5 && count < 15 ? 0.8 : 0;
    };
  }

  /// A card near the last one invites a run.
  private int runDanger(int card) {
    if (faceUp.length == 0 || view.count() > 22) {
      return 0;
    }
    int apart = Math.abs((faceUp[faceUp.length - 1] >> 2) - (card >> 2));
    return apart == 1 || apart == 2 ? 1 : 0;
  }

  /// A good lead cannot be brought to fifteen at once, or is one of a pair that can be made royal.
  private double lead(int card) {
    boolean safe = Pegging.value(card) < 5;
    boolean paired = Long.bitCount(view.hand().known() >> (card & ~3) & 0xf) > 1;
    return (safe ? 1.5 : 0) + (paired ? 1 : 0);
  }
}
