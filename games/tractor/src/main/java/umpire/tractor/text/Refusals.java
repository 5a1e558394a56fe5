package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Sentence;
import umpire.tractor.CardPlay;
import umpire.tractor.Holding;
import umpire.tractor.Tractor;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.TractorRule;
import umpire.tractor.TrumpOrder;

/// Says what the kernel's answers mean: the rule, what would have been legal, and on which facts
/// that rests. Only facts that the one who acts knows.
final class Refusals {

  private static final TractorRule[] RULES = TractorRule.values();

  private final Tractor game;
  private final List<String> names;
  private final Moves moves = new Moves();
  private final Move move = new Move();

  Refusals(Tractor game, List<String> names) {
    this.game = game;
    this.names = names;
  }

  /// What one would have to know.
  Sentence missing(int place, int actor) {
    TractorRule rule = RULES[place];
    if (rule == TractorRule.TURN_UP) {
      return Sentence.of(
          "the card of the kitty that decided on the main suit, which is not recorded");
    }
    boolean others = rule == TractorRule.THROW_REFUSED || rule == TractorRule.LAY_COMPONENT;
    return others
        ? Sentence.of("cards of the others that are not recorded")
        : told("player", actor, Sentence.of("cards of ")).say(" that are not recorded");
  }

  /// Begins with a player.
  private Sentence player(int seat) {
    return told("player", seat, new Sentence());
  }

  private Sentence told(String key, int seat, Sentence sentence) {
    return seat >= 0 && seat < names.size()
        ? sentence.fact(key, names.get(seat))
        : sentence.word(key, "the house");
  }

  /// What would have been legal, and on which facts that rests.
  List<Sentence> notes(int place, int actor, TractorEvent event) {
    TractorRule rule = RULES[place];
    var notes = new ArrayList<Sentence>();
    switch (rule) {
      case TWO_DECKS ->
          notes.add(Sentence.of("legal here: cards of which less than two have been dealt"));
      case DRAWING -> notes.add(drawing());
      case ASKED_IN_TURN,
          IN_TURN,
          DEALER_LEADS,
          WINNER_LEADS,
          PLAY_AFTER_KITTY,
          ROUND_STATED,
          NAME_A_FRIEND,
          DECLARE_WHILE_DRAWING ->
          notes.add(turn());
      case FRIENDS_CARD ->
          notes.add(Sentence.of("legal here: the first or second copy of a card that is no trump"));
      case DECLARE_THE_RANK ->
          notes.add(Sentence.of("legal here: cards of rank ").fact("rank", rank()));
      case DECLARE_WHAT_IS_DRAWN -> notes.add(notDrawn(actor, event));
      case STRONGER, OWN_DECLARATION, PARTNERS_DECLARATION -> notes.add(standing());
      case KITTY_OF_EIGHT -> notes.add(kittyDue());
      case LAY_AWAY_EIGHT -> notes.addAll(layAway(actor, event));
      case IN_HAND -> notes.addAll(notHeld(actor, event));
      case LAY_COMPONENT -> {
        notes.add(refused(actor));
        notes.add(instead());
      }
      case AS_MANY -> notes.add(cards(Sentence.of("legal here: "), game.round().led()));
      case ONE_GROUP -> notes.add(groups(event));
      case FOLLOW_GROUP, ALL_OF_GROUP, FOLLOW_TRACTOR, FOLLOW_PAIRS ->
          notes.addAll(new Owed(game, names, actor).notes(rule));
      case REFEREE_REFUSES -> notes.add(game.play().choices() > 0 ? refused(actor) : turn());
      case TWENTY_FIVE ->
          notes.add(
              cards(
                  Sentence.of("legal here: at most "),
                  game.rules().seating().hand() - game.round().laid(Math.max(0, actor))));
      default -> {}
    }
    return notes;
  }

  private Sentence kittyDue() {
    if (game.isLaidAway()) {
      boolean due = game.phase() == Tractor.Phase.KITTY;
      return due ? Sentence.of("legal here: the cards that were laid away") : turn();
    }
    boolean drawn = game.nextToDraw() == Kernel.NOBODY;
    return drawn ? cards(Sentence.of("legal here: "), kitty()) : turn();
  }

  /// Who is to act, and how.
  private Sentence turn() {
    int seat = game.toAct();
    return switch (game.phase()) {
      case OPENING -> Sentence.of("legal here: main suit, dealer and ranks of the round");
      case DRAWING -> drawing();
      case DECLARING, OVERBIDDING -> player(seat).say(" is asked for a declaration");
      case KITTY -> cards(Sentence.of("legal here: the kitty of "), kitty());
      case LAYING_AWAY -> cards(player(seat).say(" is to lay away "), kitty());
      case NAMING -> player(seat).say(" is to name the card of a friend");
      case PLAYING -> player(seat).say(game.round().led() == 0 ? " is to lead" : " is to follow");
      case UNDECIDED -> Sentence.of("the main suit is not recorded");
      case OVER -> Sentence.of("the game is over");
    };
  }

  private Sentence drawing() {
    int seat = game.nextToDraw();
    return seat == Kernel.NOBODY
        ? cards(Sentence.of("all have drawn their "), game.rules().seating().hand())
        : told("player", seat, cards(Sentence.of("legal here: "), game.due(seat)).say(" for "));
  }

  private int kitty() {
    return game.rules().seating().kitty();
  }

  private String rank() {
    return String.valueOf(TractorCard.rank(game.declaring().rank()));
  }

  private Sentence notDrawn(int actor, TractorEvent event) {
    return event instanceof TractorEvent.Declare(var card, int copies)
        ? copies(player(actor).say(" has not drawn "), card, copies)
        : player(actor).say(" has not drawn them");
  }

  private Sentence standing() {
    var declaring = game.declaring();
    return copies(
        player(declaring.seat()).say(" has declared "),
        TractorCard.of(declaring.card()),
        declaring.copies());
  }

  private static Sentence copies(Sentence sentence, TractorCard card, int copies) {
    return sentence.fact("cards", Collections.nCopies(copies, card.name()), "");
  }

  private List<Sentence> layAway(int actor, TractorEvent event) {
    if (game.phase() != Tractor.Phase.LAYING_AWAY || actor != game.holder()) {
      return List.of(turn());
    }
    return event instanceof TractorEvent.Bury(var cards) && cards.size() == kitty()
        ? notHeld(actor, event)
        : List.of(cards(Sentence.of("legal here: "), kitty()));
  }

  private List<Sentence> notHeld(int actor, TractorEvent event) {
    List<TractorCard> cards =
        switch (event) {
          case TractorEvent.Lay(var laid) -> laid;
          case TractorEvent.Bury(var laid) -> laid;
          default -> List.<TractorCard>of();
        };
    var wanted = new Holding();
    for (TractorCard card : cards) {
      if (card.isKnown()) {
        wanted.add(card.number());
      }
    }
    wanted.removeAll(game.hands().known(actor));
    return wanted.size() == 0
        ? List.of()
        : List.of(player(actor).say(" does not hold ").fact("cards", spelled(wanted), ""));
  }

  static List<String> spelled(Holding holding) {
    return TractorCard.sorted(holding).stream().map(TractorCard::name).toList();
  }

  /// Why a throw does not stand. With what it can be beaten is said only to the one who holds it.
  private Sentence refused(int actor) {
    CardPlay play = game.play();
    int length = play.refusedLength();
    var beating = new Holding();
    if (actor >= 0 && actor != game.toAct()) {
      play.collectBeating(actor, beating);
    }
    boolean own = beating.size() > 0;
    Sentence sentence = player(game.toAct()).say("'s throw was refused: ");
    if (own || play.beater() >= 0) {
      told("beater", own ? actor : play.beater(), sentence);
    } else {
      sentence.say("somebody");
    }
    sentence
        .say(" can beat ")
        .fact("component", RoundNarrator.spelled(play.refusedComponent(), length, play.order()));
    return own ? sentence.say(" with ").fact("cards", spelled(beating), "") : sentence;
  }

  private Sentence instead() {
    var ways = new ArrayList<String>();
    game.legal(game.toAct(), moves);
    for (int i = 0; i < moves.size(); i++) {
      ways.add(listed(i));
    }
    return told("player", game.toAct(), Sentence.of("legal here: "))
        .say(": ")
        .listed("legal", ways, ", or ");
  }

  private static Sentence cards(Sentence sentence, int count) {
    return sentence.fact("count", count).say(count == 1 ? " card" : " cards");
  }

  private Sentence groups(TractorEvent event) {
    TrumpOrder order =
        game.rules().form() == umpire.tractor.TractorSwitches.Form.WHOLE
            ? game.play().order()
            : game.round().order();
    if (!(event instanceof TractorEvent.Lay(var cards))) {
      return turn();
    }
    TractorCard first = cards.getFirst();
    for (TractorCard card : cards) {
      if (order.group(card.number()) != order.group(first.number())) {
        return new Sentence()
            .fact("first", first.name())
            .say(" is a ")
            .word("firstGroup", Owed.ONE[order.group(first.number())])
            .say(", ")
            .fact("other", card.name())
            .say(" is a ")
            .word("otherGroup", Owed.ONE[order.group(card.number())]);
      }
    }
    return turn();
  }

  private String listed(int i) {
    moves.get(i, move);
    return new TractorNotation().write(TractorMoves.decode(move), names);
  }
}
