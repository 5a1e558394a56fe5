package umpire.cribbage;

import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.MoveCodec;
import umpire.core.Playout;
import umpire.core.cards.Card;
import umpire.core.cards.Rank;
import umpire.core.cards.Suit;
import umpire.core.match.CompleteGame;
import umpire.core.text.Classic;
import umpire.cribbage.text.ClassicPegging;
import umpire.cribbage.text.CompleteCribbage;

/// Cribbage as a service.
public final class CribbageGame implements Game<PeggingMove> {

  @Override
  public String id() {
    return "cribbage";
  }

  @Override
  public String title() {
    return "Cribbage";
  }

  @Override
  public List<PeggingRule> rulebook() {
    return List.of(PeggingRule.values());
  }

  @Override
  public Optional<MoveCodec<PeggingMove>> codec() {
    return Optional.of(new Codec());
  }

  @Override
  public Classic classic() {
    return new ClassicPegging();
  }

  @Override
  public int fewest() {
    return 2;
  }

  @Override
  public int most() {
    return Pegging.MOST_PLAYERS;
  }

  @Override
  public Optional<Playout> playout(int seats) {
    return Optional.of(new PeggingPlayout(seats));
  }

  @Override
  public Optional<CompleteGame<?, ?>> complete() {
    return Optional.of(new CompleteCribbage());
  }

  private static final class Codec implements MoveCodec<PeggingMove> {
    @Override
    public int codes() {
      return Pegging.DECK;
    }

    @Override
    public int encode(PeggingMove move) {
      return switch (move) {
        case PeggingMove.Lay(Card(Rank rank, Suit suit)) -> rank.ordinal() << 2 | suit.ordinal();
      };
    }

    @Override
    public PeggingMove decode(int code) {
      return new PeggingMove.Lay(new Card(Rank.of(code >> 2), Suit.of(code & 3)));
    }
  }
}
