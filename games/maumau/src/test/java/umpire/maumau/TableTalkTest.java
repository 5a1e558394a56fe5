package umpire.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Tape;
import umpire.core.profile.BadProfile;

/// What the kernel says of moves that nobody makes at a good table: by which rule they are refused,
/// and what is in doubt where cards were not recorded.
final class TableTalkTest {

  private static final String RANKS = "QKSENTAJ";
  private static final String SUITS = "DHSC";

  /// The first card behind two hands of seven.
  private static final int OPENING = 14;

  private final MauMau game = new MauMau();

  private static int card(String name) {
    return RANKS.indexOf(name.charAt(1)) << 2 | SUITS.indexOf(name.charAt(0));
  }

  /// A deck for two of which only the open card, the second hand and the draw pile's top are known.
  private static int[] recorded(String open, String second, String top) {
    var deck = new int[Cards.DECK];
    deck[OPENING] = 1 << card(open);
    int place = 1;
    for (String name : second.split(" ")) {
      deck[place] = 1 << card(name);
      place += 2;
    }
    place = OPENING + 1;
    for (String name : top.split(" ")) {
      deck[place++] = 1 << card(name);
    }
    return deck;
  }

  private static int[] shuffled(Chance chance) {
    var deck = new int[Cards.DECK];
    Arrays.setAll(deck, card -> 1 << card);
    chance.shuffle(deck, Cards.DECK);
    return deck;
  }

  private void deal(int[] deck) {
    game.deal(TableRules.CLASSIC, 2, 0, deck, Tape.silent());
  }

  private void assertAllRefused(MauMauRule rule) {
    for (int seat = 0; seat < game.seats(); seat++) {
      for (int move = 0; move < Moves.COUNT; move++) {
        assertThat(game.check(seat, move)).isEqualTo(rule.ordinal());
      }
    }
  }

  @Test
  void afterTheEndEverythingIsRefusedBecauseTheGameIsOver() {
    var decided = new DecidedGame();
    decided.play(2, shuffled(new Chance(1)), Tape.silent());
    assertThat(decided.game().toAct()).isEqualTo(Kernel.NOBODY);
    assertThat(decided.game().check(0, Moves.DRAW)).isEqualTo(MauMauRule.GAME_OVER.ordinal());
    assertThat(decided.game().check(1, card("HN"))).isEqualTo(MauMauRule.GAME_OVER.ordinal());
  }

  @Test
  void whatIsNoCardIsNobodysCard() {
    deal(shuffled(new Chance(2)));
    for (int move : new int[] {-1, Moves.COUNT, Moves.MAU | Moves.DRAW, Moves.END}) {
      assertThat(game.check(game.toAct(), move)).isEqualTo(MauMauRule.OWN_CARD.ordinal());
    }
  }

  /// A hand that nobody recorded holds none of the cards that are seen elsewhere.
  @Test
  void aCardSeenElsewhereIsInNoHand() {
    deal(recorded("DQ", "DK HK SK CK HN SN CN", "DS"));
    int own = MauMauRule.OWN_CARD.ordinal();
    assertThat(game.check(0, card("DQ"))).as("it lies open").isEqualTo(own);
    assertThat(game.check(0, card("DK"))).as("the other has it").isEqualTo(own);
    assertThat(game.check(0, card("DS"))).as("it can be drawn").isEqualTo(own);
    assertThat(game.check(0, card("DN"))).as("unseen").isEqualTo(MauMau.DOUBT | own);
  }

  /// Who may hold a fitting card draws in doubt; if all of them are seen elsewhere, he draws.
  @Test
  void drawingIsInDoubtOnlyWhileAFittingCardIsUnseen() {
    int inDoubt = MauMau.DOUBT | MauMauRule.DRAW_IF_NOTHING_FITS.ordinal();
    String second = "DK DS DE DN DT DA DJ";
    deal(recorded("DQ", second, "HQ SQ CQ HJ SJ"));
    assertThat(game.check(0, Moves.DRAW)).as("the jack of clubs is unseen").isEqualTo(inDoubt);
    deal(recorded("DQ", second, "HQ SQ CQ HJ SJ CJ"));
    assertThat(game.check(0, Moves.DRAW)).as("all are seen").isEqualTo(Kernel.FINE);
  }

  @Test
  void whoHasDrawnAKnownCardLaysNoUnknownOne() {
    deal(recorded("DQ", "HK SK CK HN SN CN HT", "DK"));
    game.play(Moves.DRAW, Tape.silent());
    assertThat(game.hasDrawn()).isTrue();
    assertThat(game.check(0, card("DN"))).isEqualTo(MauMauRule.ONLY_DRAWN.ordinal());
    assertThat(game.check(0, card("DK"))).isEqualTo(Kernel.FINE);
  }

  /// While the table has to shuffle nobody may do anything; a copy waits as well, a new deal does
  /// not.
  @Test
  void nothingHappensBeforeTheShuffle() throws BadProfile {
    var profile = MauMauProfiles.ALL.changed("any", "classic", Map.of("exhausted", "shuffled"));
    TableRules rules = Agreement.of(profile).rules();
    var chance = new Chance(3);
    var moves = new int[Moves.COUNT];
    while (!game.drawing().awaitsShuffle()) {
      if (game.toAct() == Kernel.NOBODY) {
        game.deal(rules, 4, 0, shuffled(chance), Tape.silent());
      }
      game.play(moves[chance.below(game.legal(moves))], Tape.silent());
    }
    assertAllRefused(MauMauRule.DUE);
    var copy = game.copy();
    assertThat(copy.drawing().awaitsShuffle()).isTrue();
    copy.drawing().shuffled(game.discarded(), Tape.silent());
    assertThat(copy.drawing().awaitsShuffle()).isFalse();
    assertThat(copy.drawing().taker()).as("who draws on").isEqualTo(game.drawing().taker());
    game.deal(rules, 4, 0, shuffled(chance), Tape.silent());
    assertThat(game.drawing().awaitsShuffle()).isFalse();
    assertThat(game.legal(moves)).isPositive();
  }

  /// Nobody sees a card of the draw pile until the discard pile, all of which was seen, is turned
  /// over.
  @Test
  void theDrawPileIsHiddenUntilItHasLainOpen() {
    var chance = new Chance(4);
    var moves = new int[Moves.COUNT];
    deal(shuffled(chance));
    assertThat(game.drawPile(true)).hasSize(17).doesNotContain(0);
    assertThat(game.drawPile(false)).hasSize(17).containsOnly(0);
    int most = 17;
    while (game.drawPile(true).length <= most) {
      most = game.drawPile(true).length;
      if (game.toAct() == Kernel.NOBODY) {
        deal(shuffled(chance));
        most = 17;
      }
      game.play(moves[chance.below(game.legal(moves))], Tape.silent());
    }
    assertThat(game.drawPile(true)).doesNotContain(0);
    assertThat(game.drawPile(false)).isEqualTo(game.drawPile(true));
  }
}
