package umpire.maumau;

import java.util.List;
import umpire.core.MoveCodec;
import umpire.core.cards.Card;
import umpire.core.cards.Rank;
import umpire.core.cards.Suit;

/// Moves as the kernel's numbers and back.
final class MauMauCodec implements MoveCodec<MauMauMove> {

  /// By value, as [Cards] numbers them.
  private static final List<Rank> RANKS =
      List.of(
          Rank.QUEEN, Rank.KING, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.ACE, Rank.JACK);

  /// By rule 6, lowest first.
  private static final List<Suit> SUITS =
      List.of(Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS);

  @Override
  public int codes() {
    return Moves.COUNT;
  }

  /// A card the game does not have, or a jack laid without naming a suit, has no number.
  @Override
  public int encode(MauMauMove move) {
    return switch (move) {
      case MauMauMove.Lay(Card(Rank rank, Suit suit)) when rank != Rank.JACK ->
          RANKS.indexOf(rank) << 2 | SUITS.indexOf(suit);
      case MauMauMove.Lay _ -> -1;
      case MauMauMove.LayJack(Suit jack, Suit named) ->
          Moves.jack(SUITS.indexOf(jack), SUITS.indexOf(named));
      case MauMauMove.Draw() -> Moves.DRAW;
      case MauMauMove.Keep() -> Moves.KEEP;
    };
  }

  @Override
  public MauMauMove decode(int code) {
    if (code == Moves.DRAW) {
      return new MauMauMove.Draw();
    }
    if (code == Moves.KEEP) {
      return new MauMauMove.Keep();
    }
    int jack = code - 4 * Cards.JACK;
    return jack >= 0
        ? new MauMauMove.LayJack(SUITS.get(jack >> 2), SUITS.get(jack & 3))
        : new MauMauMove.Lay(new Card(RANKS.get(code >> 2), SUITS.get(code & 3)));
  }
}
