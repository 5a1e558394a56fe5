package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.maumau.cards.CardRow;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.fastpath.FastDeal;
import umpire.maumau.play.DecidedGame;
import umpire.maumau.play.ShuffledDeck;
import umpire.maumau.rule.CallSettings;
import umpire.maumau.rule.DealSettings;
import umpire.maumau.rule.DrawingSettings;
import umpire.maumau.rule.LayingSettings;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;
import umpire.maumau.rule.SevenSettings;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.Verb;

/// The published problem is one profile of the complete game: the fast version of a decided game,
/// the version with rulings, and a match in which every player uses the strategy `rules` have equal
/// results.
final class ClassicProfileTest {

  /// Number of decks; mutation tests, which run this for every mutant, set fewer.
  private static final int DECKS = Integer.getInteger("umpire.maumau.decks", 3_000);

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  /// A deal known to be endless, for four players.
  private static final String ENDLESS =
      "HK HE HN HJ SN DJ HS CE HA CT CA SS CS DS SJ DN ST SA DT HQ DK CN HT CJ CK CQ DQ SQ SK SE DE"
          + " DA";

  /// A second definition of the published problem's rules.
  private static final TableRules PUBLISHED =
      new TableRules(
          Cards.SHORT_DECK,
          new DealSettings(0, true, false),
          Cards.JACKS,
          new LayingSettings(0, Cards.EIGHTS, 0, 0, 0, Cards.SHORT_DECK),
          new SevenSettings(2, false, Cards.SEVENS, false),
          new DrawingSettings(TableRules.DrawnCard.LAID, false, false, false),
          new CallSettings(0, CallSettings.When.ONE_LEFT, false),
          false,
          new Scoring(Scoring.Values.PUBLISHED, true, Scoring.Way.LEFT));

  @Test
  void theClassicPresetHasTheRulesOfTheFastCourse() {
    var agreed = MauMauSettings.of(MauMauProfiles.ALL.classic());
    assertThat(agreed.rules()).isEqualTo(PUBLISHED).isEqualTo(TableRules.CLASSIC);
    assertThat(agreed.deals()).isEqualTo(1);
    assertThat(agreed.limit()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void threeDoorsShowTheSameGame(int players) {
    var random = new SeededRandom(players);
    var deck = new ShuffledDeck(Cards.SHORT_DECK);
    for (int i = 0; i < DECKS; i++) {
      assertSame(players, deck.shuffle(random));
    }
  }

  @Test
  void anEndlessDealIsCalledOffAtTheSamePosition() {
    var deck = new long[Cards.DECK];
    String[] names = ENDLESS.split(" ");
    for (int i = 0; i < Cards.DECK; i++) {
      deck[i] = 1L << CardText.read(names[i]);
    }
    var fast = new FastDeal();
    fast.play(4, deck);
    assertThat(fast.winner()).as("it may be endless").isNegative();
    var told = new DecidedGame();
    told.play(4, deck, new RulingLog());
    assertThat(told.game().isEndless()).isTrue();
    assertPlayedAlike(4, deck, told.game());
  }

  private static void assertSame(int players, long[] deck) {
    var fast = new FastDeal();
    fast.play(players, deck);
    var told = new DecidedGame();
    told.play(players, deck, new RulingLog());
    MauMau game = told.game();
    assertThat(fast.winner()).isEqualTo(game.winner());
    if (game.winner() != Kernel.NOBODY) {
      var laid = new ArrayList<Integer>();
      for (int i = 0; i < fast.laidCards(); i++) {
        laid.add(fast.laid(i));
      }
      assertThat(laid).isEqualTo(laid(game));
      for (int seat = 0; seat < players; seat++) {
        assertThat(fast.score(seat)).isEqualTo(game.score(seat));
      }
    }
    assertPlayedAlike(players, deck, game);
  }

  /// Asserts that a match in which every player uses the strategy `rules` has the same moves.
  private static void assertPlayedAlike(int players, long[] deck, MauMau game) {
    Event dealt = Event.of(CardRow.add(deck, new Move().set(Verb.DECK)));
    var converted = MauMauBridge.decided(dealt, NAMES.subList(0, players));
    var match = new CompleteMauMau().open(converted.profile(), converted.names());
    for (int i = 0; i < converted.events().size(); i++) {
      match.play(converted.actors().get(i), converted.events().get(i), RulingLog.none());
    }
    assertThat(laid(converted.events(), game.laid(0))).isEqualTo(laid(game));
    assertThat(match.toAct()).isEqualTo(Kernel.OVER);
    assertThat(match.winner()).isEqualTo(game.winner());
    for (int seat = 0; seat < players; seat++) {
      assertThat(match.tally(0, seat)).isEqualTo(game.score(seat));
    }
  }

  private static List<Integer> laid(MauMau game) {
    var laid = new ArrayList<Integer>();
    for (int i = 0; i < game.piles().laidCards(); i++) {
      laid.add(game.laid(i));
    }
    return laid;
  }

  private static List<Integer> laid(List<Event> events, int opening) {
    var laid = new ArrayList<Integer>();
    laid.add(opening);
    for (Event event : events) {
      if (event.is(Verb.LAY)) {
        laid.add(Cards.number(event.cards()));
      }
    }
    return laid;
  }
}
