package umpire.tractor.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Declaring;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Plays by rules of thumb: declares its long suits, buries weak cards, leads cards that cannot be
/// beaten, takes points and gives them to its partner.
public final class RulesPlayer implements Strategy<Tractor> {

  private final Moves legal = new Moves();
  private final Move move = new Move();
  private final Leading leading = new Leading();
  private final Following following = new Following();
  private final Burying burying = new Burying();
  private final Naming naming = new Naming();

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "declares long suits, keeps points out of the kitty, leads winners, feeds its partner";
  }

  /// True: it reads only its own cards and open ones.
  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public void choose(Tractor game, int seat, SeededRandom random, Move answer) {
    if (game.phase() == Tractor.Phase.LAYING_AWAY) {
      burying.choose(game, seat, answer);
      return;
    }
    if (game.phase() == Tractor.Phase.NAMING) {
      naming.choose(game, seat, answer);
      return;
    }
    if (isPlain(game)) {
      if (game.round().led() == 0) {
        leading.choose(game, seat, answer);
        return;
      }
      if (game.round().led() == 1 && game.hands().unknown(seat) == 0) {
        following.chooseSingle(game, seat, answer);
        return;
      }
    }
    legal.clear();
    game.listLegal(seat, legal);
    if (game.rules().form() == TractorSwitches.Form.OPEN_ROUND
        || game.play().thrown().isRefused()) {
      legal.get(random.nextInt(legal.size()), answer);
    } else if (game.phase() == Tractor.Phase.DECLARING
        || game.phase() == Tractor.Phase.OVERBIDDING) {
      declareOrPass(game, seat, answer);
    } else if (legal.size() == 1 && legal.isComplete()) {
      legal.get(0, answer);
    } else {
      following.choose(game, seat, legal, random, answer);
    }
  }

  /// Whether cards are laid from hands, and no player has to choose what to lay instead of a throw.
  private static boolean isPlain(Tractor game) {
    return game.phase() == Tractor.Phase.PLAYING
        && game.rules().form() == TractorSwitches.Form.WHOLE
        && !game.play().thrown().isRefused();
  }

  /// Declares the suit it is longest in, if that is longer than average. Never overbids a partner's
  /// declaration.
  private void declareOrPass(Tractor game, int seat, Move answer) {
    answer.set(Verb.PASS);
    int declarer = game.declaring().seat();
    if (declarer != Kernel.NOBODY && game.side(declarer) == game.side(seat)) {
      return;
    }
    int longest = -1;
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      if (Verb.of(move) == Verb.DECLARE) {
        int card = Verb.card(move);
        int length = length(game, seat, card);
        if (length > longest && isWorthIt(game, seat, card)) {
          longest = length;
          answer.copyFrom(move);
        }
      }
    }
  }

  private static boolean isWorthIt(Tractor game, int seat, int card) {
    int drawn = game.hands().size(seat);
    if (Deck.isJoker(card)) {
      Declaring stands = game.declaring();
      return stands.seat() != Kernel.NOBODY && 5 * length(game, seat, stands.card()) < drawn;
    }
    return 4 * length(game, seat, card) >= drawn;
  }

  /// The number of cards of the suit in the hand.
  private static int length(Tractor game, int seat, int declared) {
    if (Deck.isJoker(declared)) {
      return 0;
    }
    Holding hand = game.hands().known(seat);
    return hand.size(Deck.suitOf(declared));
  }
}
