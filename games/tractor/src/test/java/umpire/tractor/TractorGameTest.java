package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.MoveCodec;
import umpire.core.cards.Card;
import umpire.core.cards.Rank;
import umpire.core.cards.Suit;

/// Tractor as others find it.
final class TractorGameTest {

  private final TractorGame game = new TractorGame();
  private final MoveCodec<TractorMove> codec = game.codec().orElseThrow();

  @Test
  void theGameHasAName() {
    assertThat(game.id()).isEqualTo("tractor");
    assertThat(game.title()).isEqualTo("Tractor");
    assertThat(TractorCard.of(Deck.RED_JOKER)).hasToString("RJ");
  }

  /// The ace is the highest card.
  @Test
  void movesAreCards() {
    means(FollowDutyTest.number("SA"), new TractorMove.Lay(new Card(Rank.ACE, Suit.SPADES)));
    means(FollowDutyTest.number("C2"), new TractorMove.Lay(new Card(Rank.TWO, Suit.CLUBS)));
    means(FollowDutyTest.number("DT"), new TractorMove.Lay(new Card(Rank.TEN, Suit.DIAMONDS)));
    means(FollowDutyTest.number("HK"), new TractorMove.Lay(new Card(Rank.KING, Suit.HEARTS)));
    means(Deck.BLACK_JOKER, new TractorMove.LayJoker(TractorMove.Joker.BLACK));
    means(Deck.RED_JOKER, new TractorMove.LayJoker(TractorMove.Joker.RED));
    means(Round.DONE, new TractorMove.Done());
  }

  private void means(int code, TractorMove move) {
    assertThat(codec.decode(code)).isEqualTo(move);
    assertThat(codec.encode(move)).isEqualTo(code);
  }
}
