package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.text.Sentence;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Declaring;
import umpire.tractor.round.Round;
import umpire.tractor.round.Sides;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.table.Tractor;
import umpire.tractor.table.Tractor.Phase;
import umpire.tractor.text.classic.RoundNarrator;
import umpire.tractor.thrown.Throw;
import umpire.tractor.trick.Trick;

/// Translates the kernel's rulings on a game into words and facts. The rulings are public; unknown
/// cards are written as such.
final class TractorAdapter implements GameAdapter<Tractor> {

  @Override
  public List<Sentence> reasons(
      int rule, Tractor known, int actor, Event event, List<String> names) {
    return new RefusalText(known, names).notes(rule, actor, event);
  }

  @Override
  public Sentence missing(int rule, Tractor known, int actor, Event event, List<String> names) {
    return new RefusalText(known, names).missing(rule, actor);
  }

  @Override
  public void narrate(
      Ruling ruling, Tractor known, int viewer, List<String> names, Sentence sentence) {
    new TractorNarrator(known, names).tell(ruling, sentence);
  }

  // Facts.

  @Override
  public void facts(Tractor game, int viewer, Facts into) {
    into.say("phase", game.phase().name().toLowerCase(Locale.ROOT)).say("round", game.rounds());
    if (game.dealer() != Kernel.NOBODY) {
      into.say("dealer", into.name(game.dealer()));
    }
    boolean tricks = tricksBegan(game);
    int rank = tricks ? game.round().order().rank() : game.declaring().rank();
    into.say("rank", String.valueOf(TractorCard.rank(rank)));
    if (game.rules().twos() == TractorSwitches.Twos.TRUMPS) {
      into.say("twos", "trumps");
    }
    boolean chosen = game.phase() == Phase.LAYING_AWAY || game.phase() == Phase.NAMING;
    if (tricks || chosen) {
      int main = tricks ? game.round().order().main() : game.play().order().main();
      into.say("main", String.valueOf(TractorCard.main(main)));
    }
    declaration(game.declaring(), into);
    if (game.rules().seating().findsFriends()) {
      friend(game, tricks, into);
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      into.hand(seat, hand(game, seat));
    }
    if (tricks) {
      tricks(game, into);
    }
  }

  /// Whether the current round, or the last one while still visible, has reached its tricks.
  private static boolean tricksBegan(Tractor game) {
    boolean between = game.betweenRounds() && game.rounds() > 0 && game.round().tricks() > 0;
    return between || game.phase() == Phase.PLAYING;
  }

  private static void declaration(Declaring declaring, Facts into) {
    if (declaring.seat() != Kernel.NOBODY) {
      into.say("declarer", into.name(declaring.seat()));
      String card = TractorCard.of(declaring.card()).name();
      into.say("declared", Collections.nCopies(declaring.copies(), card));
    }
  }

  /// Adds the card that finds a friend, the friend once known, and the points of the others.
  ///
  /// @param tricks whether the round has reached its tricks, or the last one is still visible
  private static void friend(Tractor game, boolean tricks, Facts into) {
    Sides sides = game.round().sides();
    into.say("defenders", game.round().points());
    if (tricks && sides.hasNamed()) {
      into.say("friendCard", TractorCard.of(sides.card()).name()).say("friendCopy", sides.copy());
    }
    if (tricks && sides.friend() != Kernel.NOBODY) {
      into.say("friend", into.name(sides.friend()));
    }
  }

  private static List<String> hand(Tractor game, int seat) {
    if (game.rules().form() == TractorSwitches.Form.OPEN_ROUND) {
      int left = game.phase() == Phase.OPENING ? 0 : Deck.HAND - game.round().laid(seat);
      return Collections.nCopies(left, Facts.UNKNOWN);
    }
    return words(game.hands().known(seat), game.hands().unknown(seat));
  }

  private static List<String> words(Holding cards, int unknown) {
    var words = new ArrayList<String>();
    TractorCard.sorted(cards).forEach(card -> words.add(card.name()));
    words.addAll(Collections.nCopies(unknown, Facts.UNKNOWN));
    return words;
  }

  private static void tricks(Tractor game, Facts into) {
    Round round = game.round();
    if (game.rules().form() == TractorSwitches.Form.WHOLE) {
      Holding buried = game.hands().buried();
      into.cards("kitty", words(buried, game.rules().seating().kitty() - buried.size()));
    }
    var laid = new Holding();
    round.laid(laid);
    into.cards("laid", words(laid, 0)).say("led", round.led()).say("tricks", round.tricks());
    if (round.led() > 0 || round.tricks() > 0) {
      trick(round.trick(), game.seats(), into);
    }
    if (round.led() > 0) {
      into.say("winning", into.name(round.trick().winner()));
    }
    Throw thrown = game.play().thrown();
    if (thrown.isRefused()) {
      TrumpOrder order = game.play().order();
      into.say("refused", RoundNarrator.spelled(thrown.component(), thrown.length(), order));
    }
  }

  private static void trick(Trick trick, int seats, Facts into) {
    into.say("leader", into.name(trick.leader()));
    for (int seat = 0; seat < seats; seat++) {
      var cards = new ArrayList<TractorCard>();
      for (int i = 0; i < trick.size(seat); i++) {
        cards.add(TractorCard.of(trick.card(seat, i)));
      }
      Collections.sort(cards);
      into.say(seat, "laid", cards.stream().map(TractorCard::name).toList());
    }
  }
}
