package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.CardPlay;
import umpire.tractor.FollowDuty;
import umpire.tractor.Holding;
import umpire.tractor.Round;
import umpire.tractor.Tractor;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.TractorRule;
import umpire.tractor.TrumpOrder;

/// Says what the kernel's answers mean: the rule, what would have been legal, and on which facts
/// that rests. Only facts that the one who acts knows.
final class Refusals {

  private static final TractorRule[] RULES = TractorRule.values();
  private static final String[] GROUPS = {"clubs", "diamonds", "hearts", "spades", "trumps"};
  private static final String[] ONE = {"club", "diamond", "heart", "spade", "trump"};

  private final Tractor game;
  private final List<String> names;
  private final Moves moves = new Moves();
  private final Move move = new Move();

  Refusals(Tractor game, List<String> names) {
    this.game = game;
    this.names = names;
  }

  /// What one would have to know.
  String missing(int place, int actor) {
    TractorRule rule = RULES[place];
    if (rule == TractorRule.TURN_UP) {
      return "the card of the kitty that decided on the main suit, which is not recorded";
    }
    boolean others = rule == TractorRule.THROW_REFUSED || rule == TractorRule.LAY_COMPONENT;
    return "cards of " + (others ? "the others" : name(actor)) + " that are not recorded";
  }

  private String name(int seat) {
    return seat >= 0 && seat < names.size() ? names.get(seat) : "the house";
  }

  /// What would have been legal, and on which facts that rests.
  List<String> notes(int place, int actor, TractorEvent event) {
    TractorRule rule = RULES[place];
    var notes = new ArrayList<String>();
    switch (rule) {
      case TWO_DECKS -> notes.add("legal here: cards of which less than two have been dealt");
      case DRAWING -> notes.add(drawing());
      case ASKED_IN_TURN, IN_TURN, DEALER_LEADS, WINNER_LEADS, PLAY_AFTER_KITTY, ROUND_STATED ->
          notes.add(turn());
      case DECLARE_WHILE_DRAWING -> notes.add(turn());
      case DECLARE_THE_RANK -> notes.add("legal here: cards of rank " + rank());
      case DECLARE_WHAT_IS_DRAWN -> notes.add(name(actor) + " has not drawn " + shown(event));
      case STRONGER, OWN_DECLARATION, PARTNERS_DECLARATION -> notes.add(standing());
      case KITTY_OF_EIGHT ->
          notes.add(game.nextToDraw() == Kernel.NOBODY ? "legal here: eight cards" : turn());
      case LAY_AWAY_EIGHT -> notes.addAll(layAway(actor, event));
      case IN_HAND -> notes.addAll(notHeld(actor, event));
      case LAY_COMPONENT -> {
        notes.add(refused(actor));
        notes.add("legal here: " + instead());
      }
      case AS_MANY -> notes.add("legal here: " + cards(game.round().led()));
      case ONE_GROUP -> notes.add(groups(event));
      case FOLLOW_GROUP, ALL_OF_GROUP, FOLLOW_TRACTOR, FOLLOW_PAIRS ->
          notes.addAll(owed(rule, actor));
      case REFEREE_REFUSES -> notes.add(game.play().choices() > 0 ? refused(actor) : turn());
      case TWENTY_FIVE ->
          notes.add(
              "legal here: at most " + cards(Round.HAND - game.round().laid(Math.max(0, actor))));
      default -> {}
    }
    return notes;
  }

  /// Who is to act, and how.
  private String turn() {
    int seat = game.toAct();
    return switch (game.phase()) {
      case OPENING -> "legal here: main suit, dealer and ranks of the round";
      case DRAWING -> drawing();
      case DECLARING -> name(seat) + " is asked for a declaration";
      case KITTY -> "legal here: the kitty of eight cards";
      case LAYING_AWAY -> name(seat) + " is to lay away eight cards";
      case PLAYING -> name(seat) + (game.round().led() == 0 ? " is to lead" : " is to follow");
      case UNDECIDED -> "the main suit is not recorded";
      case OVER -> "the game is over";
    };
  }

  private String drawing() {
    int seat = game.nextToDraw();
    return seat == Kernel.NOBODY
        ? "all have drawn their 25 cards"
        : "legal here: " + cards(game.due(seat)) + " for " + name(seat);
  }

  private String rank() {
    return String.valueOf(TractorCard.rank(game.declaring().rank()));
  }

  private static String shown(TractorEvent event) {
    return event instanceof TractorEvent.Declare(var card, int copies)
        ? (card.name() + " ").repeat(copies).strip()
        : "them";
  }

  private String standing() {
    var declaring = game.declaring();
    String card = TractorCard.of(declaring.card()).name();
    return name(declaring.seat())
        + " has declared "
        + (card + " ").repeat(declaring.copies()).strip();
  }

  private List<String> layAway(int actor, TractorEvent event) {
    if (game.phase() != Tractor.Phase.LAYING_AWAY || actor != game.dealer()) {
      return List.of(turn());
    }
    return event instanceof TractorEvent.Bury(var cards) && cards.size() == Tractor.KITTY
        ? notHeld(actor, event)
        : List.of("legal here: " + cards(Tractor.KITTY));
  }

  private List<String> notHeld(int actor, TractorEvent event) {
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
    var notes = new ArrayList<String>();
    if (wanted.size() > 0) {
      notes.add(name(actor) + " does not hold " + spelled(wanted));
    }
    return notes;
  }

  private static String spelled(Holding holding) {
    var text = new StringBuilder();
    for (TractorCard card : TractorCard.sorted(holding)) {
      text.append(text.isEmpty() ? "" : " ").append(card.name());
    }
    return text.toString();
  }

  /// Why a throw does not stand. With what it can be beaten is said only to the one who holds it.
  private String refused(int actor) {
    CardPlay play = game.play();
    int length = play.refusedLength();
    var beating = new Holding();
    if (actor >= 0 && actor != game.toAct()) {
      play.collectBeating(actor, beating);
    }
    boolean own = beating.size() > 0;
    return name(game.toAct())
        + "'s throw was refused: "
        + (own ? name(actor) : play.beater() < 0 ? "somebody" : name(play.beater()))
        + " can beat "
        + RoundNarrator.spelled(play.refusedComponent(), length, play.order())
        + (own ? " with " + spelled(beating) : "");
  }

  private String instead() {
    var ways = new ArrayList<String>();
    game.legal(game.toAct(), moves);
    for (int i = 0; i < moves.size(); i++) {
      ways.add(listed(i));
    }
    return name(game.toAct()) + ": " + String.join(", or ", ways);
  }

  private static String cards(int count) {
    return count == 1 ? "1 card" : count + " cards";
  }

  private String groups(TractorEvent event) {
    TrumpOrder order =
        game.rules().form() == umpire.tractor.TractorTerms.Form.WHOLE
            ? game.play().order()
            : game.round().order();
    if (!(event instanceof TractorEvent.Lay(var cards))) {
      return turn();
    }
    TractorCard first = cards.getFirst();
    for (TractorCard card : cards) {
      if (order.group(card.number()) != order.group(first.number())) {
        return first.name()
            + " is a "
            + ONE[order.group(first.number())]
            + ", "
            + card.name()
            + " is a "
            + ONE[order.group(card.number())];
      }
    }
    return turn();
  }

  // What a follower owes.

  private List<String> owed(TractorRule rule, int actor) {
    FollowDuty duty = game.play().duty(actor);
    String group = GROUPS[duty.group()];
    TrumpOrder order = game.play().order();
    Holding hand = game.hands().known(actor);
    var ofGroup = new Holding();
    long kinds = order.kindsIn(duty.group());
    ofGroup.set(hand.cards() & kinds, hand.pairs() & kinds);
    return switch (rule) {
      case FOLLOW_GROUP, ALL_OF_GROUP ->
          List.of(
              "%s holds %s, %s: %s must go"
                  .formatted(
                      name(actor),
                      duty.held() == 1 ? "one " + ONE[duty.group()] : duty.held() + " " + group,
                      spelled(ofGroup),
                      ofAll(duty.ofGroup(), duty.held())));
      case FOLLOW_PAIRS -> List.of(pairs(actor, duty, ofGroup, group));
      default -> List.of(tractors(actor, duty, group), "for instance " + instance(actor));
    };
  }

  private static String ofAll(int count, int held) {
    return held == 1 ? "it" : count == held ? "all of them" : of(count);
  }

  private static String of(int count) {
    return count == 1 ? "one of them" : count + " of them";
  }

  private String pairs(int actor, FollowDuty duty, Holding ofGroup, String group) {
    ofGroup.set(ofGroup.pairs(), ofGroup.pairs());
    int held = Long.bitCount(ofGroup.pairs());
    String pairs = held == 1 ? "a pair" : held + " pairs";
    String go = held == 1 ? "it" : held == duty.pairs() ? "they" : of(duty.pairs());
    return name(actor)
        + " holds "
        + pairs
        + " of "
        + group
        + ", "
        + spelled(ofGroup)
        + ": "
        + go
        + " must go";
  }

  private String tractors(int actor, FollowDuty duty, String group) {
    var lengths = new ArrayList<String>();
    for (int i = 0; i < duty.tractors(); i++) {
      lengths.add("a tractor of " + duty.pairsOf(i) + " pairs");
    }
    return name(actor)
        + " holds "
        + String.join(" and ", lengths)
        + " of "
        + group
        + ": "
        + (lengths.size() == 1 ? "it" : "they")
        + " must go";
  }

  private String instance(int actor) {
    game.legal(actor, moves);
    return listed(0);
  }

  private String listed(int i) {
    moves.get(i, move);
    return new TractorNotation().write(TractorMoves.decode(move), names);
  }
}
