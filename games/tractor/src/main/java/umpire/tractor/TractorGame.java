package umpire.tractor;

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
import umpire.tractor.text.ClassicTractor;
import umpire.tractor.text.CompleteTractor;

/// Tractor as a service.
public final class TractorGame implements Game<TractorMove> {

  @Override
  public String id() {
    return "tractor";
  }

  @Override
  public String title() {
    return "Tractor";
  }

  @Override
  public List<TractorRule> rulebook() {
    return List.of(TractorRule.values());
  }

  @Override
  public Optional<MoveCodec<TractorMove>> codec() {
    return Optional.of(new Codec());
  }

  @Override
  public Classic classic() {
    return new ClassicTractor();
  }

  @Override
  public int fewest() {
    return Round.SEATS;
  }

  @Override
  public int most() {
    return Round.SEATS;
  }

  @Override
  public Optional<Playout> playout(int seats) {
    return Optional.of(new TractorPlayout());
  }

  @Override
  public Optional<CompleteGame<?, ?>> complete() {
    return Optional.of(new CompleteTractor());
  }

  private static final class Codec implements MoveCodec<TractorMove> {
    @Override
    public int codes() {
      return Round.CODES;
    }

    @Override
    public int encode(TractorMove move) {
      return switch (move) {
        case TractorMove.Lay(Card(Rank rank, Suit suit)) -> Deck.card(number(rank), suit.ordinal());
        case TractorMove.LayJoker(TractorMove.Joker joker) -> Deck.BLACK_JOKER + joker.ordinal();
        case TractorMove.Done() -> Round.DONE;
      };
    }

    @Override
    public TractorMove decode(int code) {
      if (code == Round.DONE) {
        return new TractorMove.Done();
      }
      if (Deck.isJoker(code)) {
        boolean red = code == Deck.RED_JOKER;
        return new TractorMove.LayJoker(red ? TractorMove.Joker.RED : TractorMove.Joker.BLACK);
      }
      return new TractorMove.Lay(new Card(rank(Deck.rank(code)), Suit.of(Deck.suit(code))));
    }

    /// The ace is the highest rank here and the first in [Rank].
    private static int number(Rank rank) {
      return rank == Rank.ACE ? Deck.ACE : rank.ordinal() + 1;
    }

    private static Rank rank(int number) {
      return number == Deck.ACE ? Rank.ACE : Rank.of(number - 1);
    }
  }
}
