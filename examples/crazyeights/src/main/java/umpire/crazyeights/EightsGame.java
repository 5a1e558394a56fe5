package umpire.crazyeights;

import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.MoveCodec;
import umpire.core.Playout;
import umpire.core.cards.Card;
import umpire.core.cards.Rank;
import umpire.core.cards.Suit;
import umpire.core.text.Classic;
import umpire.crazyeights.text.ClassicEights;

/// Crazy Eights as a service.
public final class EightsGame implements Game<EightsMove> {

  @Override
  public String id() {
    return "crazyeights";
  }

  @Override
  public String title() {
    return "Crazy Eights";
  }

  @Override
  public List<EightsRule> rulebook() {
    return List.of(EightsRule.values());
  }

  @Override
  public Optional<MoveCodec<EightsMove>> codec() {
    return Optional.of(new Codec());
  }

  @Override
  public Classic classic() {
    return new ClassicEights();
  }

  @Override
  public int fewest() {
    return 2;
  }

  @Override
  public int most() {
    return Eights.MOST_PLAYERS;
  }

  @Override
  public Optional<Playout> playout(int seats) {
    return Optional.of(new EightsPlayout(seats));
  }

  private static final class Codec implements MoveCodec<EightsMove> {
    @Override
    public int codes() {
      return Eights.MOVES;
    }

    @Override
    public int encode(EightsMove move) {
      return switch (move) {
        case EightsMove.Lay(Card(Rank rank, Suit suit), Suit named) ->
            rank.ordinal() << 4 | suit.ordinal() << 2 | named.ordinal();
      };
    }

    @Override
    public EightsMove decode(int code) {
      var card = new Card(Rank.of(code >> 4), Suit.of(code >> 2 & 3));
      return new EightsMove.Lay(card, Suit.of(code & 3));
    }
  }
}
