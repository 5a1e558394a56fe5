package umpire.maumau.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.profile.BadProfileException;
import umpire.maumau.cards.Cards;
import umpire.maumau.play.DecidedGame;
import umpire.maumau.play.ShuffledDeck;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Rulings on moves that do not occur at a good table: the rule that refuses them, and the doubts
/// where cards are not recorded.
final class TableTalkTest {

  private static final String RANKS = "QKSENTAJ";
  private static final String SUITS = "DHSC";

  /// Index of the first card after two hands of seven.
  private static final int OPENING = 14;

  private final MauMau game = new MauMau();

  private static int card(String name) {
    return RANKS.indexOf(name.charAt(1)) << 2 | SUITS.indexOf(name.charAt(0));
  }

  /// A deck for two of which only the open card, the second hand and the draw pile's top are known.
  private static long[] recorded(String open, String second, String top) {
    var deck = new long[Cards.DECK];
    deck[OPENING] = 1L << card(open);
    int place = 1;
    for (String name : second.split(" ")) {
      deck[place] = 1L << card(name);
      place += 2;
    }
    place = OPENING + 1;
    for (String name : top.split(" ")) {
      deck[place++] = 1L << card(name);
    }
    return deck;
  }

  private static long[] shuffled(SeededRandom random) {
    return new ShuffledDeck(Cards.SHORT_DECK).shuffle(random);
  }

  private void deal(long[] deck) {
    game.deal(2, deck, RulingLog.none());
  }

  private void assertAllRefused(MauMauRule rule) {
    for (int seat = 0; seat < game.seats(); seat++) {
      for (int move = 0; move < MoveCode.COUNT; move++) {
        assertThat(game.check(seat, move)).isEqualTo(rule.ordinal());
      }
    }
  }

  @Test
  void afterTheEndEverythingIsRefusedBecauseTheGameIsOver() {
    var decided = new DecidedGame();
    decided.play(2, shuffled(new SeededRandom(1)), RulingLog.none());
    assertThat(decided.game().toAct()).isEqualTo(Kernel.NOBODY);
    assertThat(decided.game().check(0, MoveCode.DRAW)).isEqualTo(MauMauRule.GAME_OVER.ordinal());
    assertThat(decided.game().check(1, card("HN"))).isEqualTo(MauMauRule.GAME_OVER.ordinal());
  }

  @Test
  void whatIsNoCardIsNobodysCard() {
    deal(shuffled(new SeededRandom(2)));
    for (int move : new int[] {-1, MoveCode.COUNT, MoveCode.MAU | MoveCode.DRAW, MoveCode.END}) {
      assertThat(game.check(game.toAct(), move)).isEqualTo(MauMauRule.OWN_CARD.ordinal());
    }
  }

  /// An unrecorded hand holds none of the cards that are seen elsewhere.
  @Test
  void aCardSeenElsewhereIsInNoHand() {
    deal(recorded("DQ", "DK HK SK CK HN SN CN", "DS"));
    int own = MauMauRule.OWN_CARD.ordinal();
    assertThat(game.check(0, card("DQ"))).as("it lies open").isEqualTo(own);
    assertThat(game.check(0, card("DK"))).as("the other has it").isEqualTo(own);
    assertThat(game.check(0, card("DS"))).as("it can be drawn").isEqualTo(own);
    assertThat(game.check(0, card("DN"))).as("unseen").isEqualTo(Kernel.UNDECIDED | own);
  }

  /// A draw is in doubt if the player may hold a fitting card; if all fitting cards are seen
  /// elsewhere, it is legal.
  @Test
  void drawingIsInDoubtOnlyWhileAFittingCardIsUnseen() {
    int inDoubt = Kernel.UNDECIDED | MauMauRule.DRAW_IF_NOTHING_FITS.ordinal();
    String second = "DK DS DE DN DT DA DJ";
    deal(recorded("DQ", second, "HQ SQ CQ HJ SJ"));
    assertThat(game.check(0, MoveCode.DRAW)).as("the jack of clubs is unseen").isEqualTo(inDoubt);
    deal(recorded("DQ", second, "HQ SQ CQ HJ SJ CJ"));
    assertThat(game.check(0, MoveCode.DRAW)).as("all are seen").isEqualTo(Kernel.LEGAL);
  }

  @Test
  void whoHasDrawnAKnownCardLaysNoUnknownOne() {
    deal(recorded("DQ", "HK SK CK HN SN CN HT", "DK"));
    game.play(MoveCode.DRAW, RulingLog.none());
    assertThat(game.hasDrawn()).isTrue();
    assertThat(game.check(0, card("DN"))).isEqualTo(MauMauRule.ONLY_DRAWN.ordinal());
    assertThat(game.check(0, card("DK"))).isEqualTo(Kernel.LEGAL);
  }

  /// No player may act while the table has to shuffle; this is true of a copy, but not of a new
  /// deal.
  @Test
  void nothingHappensBeforeTheShuffle() throws BadProfileException {
    var profile = MauMauProfiles.ALL.changed("any", "classic", Map.of("exhausted", "shuffled"));
    TableRules rules = MauMauSettings.of(profile).rules();
    var random = new SeededRandom(3);
    while (!game.awaitsShuffle()) {
      if (game.toAct() == Kernel.NOBODY) {
        game.deal(rules, 4, 0b1111, 0, shuffled(random), RulingLog.none());
      }
      game.play(anyMove(random), RulingLog.none());
    }
    assertAllRefused(MauMauRule.DUE);
    var copy = new MauMau();
    copy.copyFrom(game);
    assertThat(copy.awaitsShuffle()).isTrue();
    copy.seeShuffled(discarded(), RulingLog.none());
    assertThat(copy.awaitsShuffle()).isFalse();
    assertThat(copy.drawing().taker()).as("who draws on").isEqualTo(game.drawing().taker());
    game.deal(rules, 4, 0b1111, 0, shuffled(random), RulingLog.none());
    assertThat(game.awaitsShuffle()).isFalse();
    assertThat(anyMove(random)).isNotNegative();
  }

  private long[] discarded() {
    var cards = new long[game.piles().discardPileSize() - 1];
    Arrays.setAll(cards, game.piles()::discardPile);
    return cards;
  }

  /// One of the legal moves, as the deal takes it; the list must contain all numbers that a check
  /// accepts.
  private int anyMove(SeededRandom random) {
    var listed = new Moves();
    game.list(listed);
    var allowed = new ArrayList<Integer>();
    for (int code = 0; code < MoveCode.END; code++) {
      if (isSpelledOut(code) && !Kernel.forbids(game.check(game.toAct(), code))) {
        allowed.add(code);
      }
    }
    var codes = new ArrayList<Integer>();
    var move = new Move();
    for (int i = 0; i < listed.size(); i++) {
      listed.get(i, move);
      codes.add(
          switch (Verb.of(move)) {
            case DRAW -> MoveCode.DRAW;
            case PASS -> MoveCode.KEEP;
            default -> Verb.code(move);
          });
    }
    assertThat(codes).containsExactlyInAnyOrderElementsOf(allowed);
    return codes.get(random.nextInt(codes.size()));
  }

  /// Whether a move makes only the call that is due, and names a suit for a wild card.
  private boolean isSpelledOut(int code) {
    long card = MoveCode.card(code);
    int word = MoveCode.word(code);
    return (word == 0 || word == game.wordDue(card))
        && (!game.rules().isWild(card) || MoveCode.names(code));
  }

  /// The draw pile is hidden until the discard pile, all of which was seen, is turned over.
  @Test
  void theDrawPileIsHiddenUntilItHasLainOpen() {
    var random = new SeededRandom(4);
    deal(shuffled(random));
    assertThat(drawPile(game)).hasSize(17).doesNotContain(0);
    assertThat(drawPile(veiled())).hasSize(17).containsOnly(0);
    int most = 17;
    while (game.piles().drawPileSize() <= most) {
      most = game.piles().drawPileSize();
      if (game.toAct() == Kernel.NOBODY) {
        deal(shuffled(random));
        most = 17;
      }
      game.play(anyMove(random), RulingLog.none());
    }
    assertThat(drawPile(game)).doesNotContain(0);
    assertThat(drawPile(veiled())).isEqualTo(drawPile(game));
  }

  private MauMau veiled() {
    var copy = new MauMau();
    copy.copyFrom(game);
    copy.veil(Kernel.NOBODY);
    return copy;
  }

  private static long[] drawPile(MauMau of) {
    var cards = new long[of.piles().drawPileSize()];
    Arrays.setAll(cards, of.piles()::drawPile);
    return cards;
  }
}
