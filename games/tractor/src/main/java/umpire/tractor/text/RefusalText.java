package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Sentence;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor;
import umpire.tractor.text.classic.RoundNarrator;
import umpire.tractor.thrown.Throw;
import umpire.tractor.words.Verb;

/// The words for a refusal: the rule, the legal moves, and the facts that this rests on. Uses only
/// facts that the acting player knows.
final class RefusalText {

  private static final TractorRule[] RULES = TractorRule.values();

  private final Tractor game;
  private final List<String> names;
  private final Moves moves = new Moves();
  private final Move move = new Move();

  RefusalText(Tractor game, List<String> names) {
    this.game = game;
    this.names = names;
  }

  /// The words for the information missing for a decision.
  Sentence missing(int place, int actor) {
    TractorRule rule = RULES[place];
    if (rule == TractorRule.TURN_UP) {
      return Sentence.of(
          "the card of the kitty that decided on the main suit, which is not recorded");
    }
    boolean others = rule == TractorRule.THROW_REFUSED || rule == TractorRule.LAY_COMPONENT;
    return others
        ? Sentence.of("cards of the others that are not recorded")
        : Sentence.of("cards of {player} that are not recorded").fact("player", name(actor));
  }

  private String name(int seat) {
    return seat >= 0 && seat < names.size() ? names.get(seat) : "the house";
  }

  /// The legal moves, and the facts that this rests on.
  List<Sentence> notes(int place, int actor, Event event) {
    TractorRule rule = RULES[place];
    var notes = new ArrayList<Sentence>();
    switch (rule) {
      case TWO_DECKS ->
          notes.add(Sentence.of("legal here: cards of which fewer than two have been dealt"));
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
          notes.add(
              Sentence.of("legal here: the first or second copy of a card that is not a trump"));
      case DECLARE_THE_RANK ->
          notes.add(Sentence.of("legal here: cards of rank {rank}").fact("rank", rank()));
      case DECLARE_WHAT_IS_DRAWN -> notes.add(notDrawn(actor, event));
      case STRONGER, OWN_DECLARATION, PARTNERS_DECLARATION -> notes.add(standing());
      case KITTY_OF_EIGHT -> notes.add(kittyDue());
      case LAY_AWAY_EIGHT -> notes.addAll(layAway(actor, event));
      case IN_HAND -> notes.addAll(notHeld(actor, event));
      case LAY_COMPONENT -> {
        notes.add(refused(actor));
        notes.add(instead());
      }
      case AS_MANY -> notes.add(legalHere(game.round().led()));
      case ONE_GROUP -> notes.add(groups(event));
      case FOLLOW_GROUP, ALL_OF_GROUP, FOLLOW_TRACTOR, FOLLOW_PAIRS ->
          notes.addAll(new FollowDutyText(game, names, actor).notes(rule));
      case REFEREE_REFUSES -> notes.add(game.play().thrown().isRefused() ? refused(actor) : turn());
      case TWENTY_FIVE ->
          notes.add(
              Sentence.of("legal here: at most {count|# card|# cards}")
                  .fact(
                      "count",
                      game.rules().seating().hand() - game.round().laid(Math.max(0, actor))));
      default -> {}
    }
    return notes;
  }

  private Sentence kittyDue() {
    if (game.isLaidAway()) {
      boolean due = game.phase() == Tractor.Phase.KITTY;
      return due ? Sentence.of("legal here: the cards that were buried") : turn();
    }
    boolean drawn = game.nextToDraw() == Kernel.NOBODY;
    return drawn ? legalHere(kitty()) : turn();
  }

  /// The player due to act, and the kind of move due.
  private Sentence turn() {
    int seat = game.toAct();
    return switch (game.phase()) {
      case OPENING -> Sentence.of("legal here: main suit, dealer and ranks of the round");
      case DRAWING -> drawing();
      case DECLARING, OVERBIDDING -> told(seat, Sentence.of("{player} is asked for a declaration"));
      case KITTY -> Sentence.of("legal here: the kitty of {count} cards").fact("count", kitty());
      case LAYING_AWAY ->
          told(seat, Sentence.of("{player} is to bury {count} cards")).fact("count", kitty());
      case NAMING -> told(seat, Sentence.of("{player} is to name the card of a friend"));
      case PLAYING ->
          told(
              seat,
              Sentence.of(
                  game.round().led() == 0 ? "{player} is to lead" : "{player} is to follow"));
      case UNDECIDED -> Sentence.of("the main suit is not recorded");
      case OVER -> Sentence.of("the game is over");
    };
  }

  private Sentence drawing() {
    int seat = game.nextToDraw();
    return seat == Kernel.NOBODY
        ? Sentence.of("all have drawn their {count} cards")
            .fact("count", game.rules().seating().hand())
        : Sentence.of("legal here: {count|# card|# cards} for {player}")
            .fact("count", game.due(seat))
            .fact("player", name(seat));
  }

  private static Sentence legalHere(int count) {
    return Sentence.of("legal here: {count|# card|# cards}").fact("count", count);
  }

  /// Adds the player's name.
  private Sentence told(int seat, Sentence sentence) {
    return sentence.fact("player", name(seat));
  }

  private int kitty() {
    return game.rules().seating().kitty();
  }

  private String rank() {
    return String.valueOf(TractorCard.rank(game.declaring().rank()));
  }

  private Sentence notDrawn(int actor, Event event) {
    return event.is(Verb.DECLARE)
        ? told(actor, Sentence.of("{player} has not drawn {cards}"))
            .fact("cards", copies(Verb.card(event), event.amount()))
        : told(actor, Sentence.of("{player} has not drawn them"));
  }

  private Sentence standing() {
    var declaring = game.declaring();
    return told(declaring.seat(), Sentence.of("{player} has declared {cards}"))
        .fact("cards", copies(declaring.card(), declaring.copies()));
  }

  private static List<String> copies(int card, int copies) {
    return Collections.nCopies(copies, TractorCard.of(card).name());
  }

  private List<Sentence> layAway(int actor, Event event) {
    if (game.phase() != Tractor.Phase.LAYING_AWAY || actor != game.holder()) {
      return List.of(turn());
    }
    return event.is(Verb.BURY) && Holding.count(event) == kitty()
        ? notHeld(actor, event)
        : List.of(legalHere(kitty()));
  }

  private List<Sentence> notHeld(int actor, Event event) {
    var wanted = new Holding();
    wanted.set(event);
    wanted.removeAll(game.hands().known(actor));
    return wanted.size() == 0
        ? List.of()
        : List.of(
            told(actor, Sentence.of("{player} does not hold {cards}"))
                .fact("cards", spelled(wanted)));
  }

  static List<String> spelled(Holding holding) {
    return TractorCard.sorted(holding).stream().map(TractorCard::name).toList();
  }

  /// The reason why a throw is refused. The beating cards are named only to the player who holds
  /// them.
  private Sentence refused(int actor) {
    Throw thrown = game.play().thrown();
    TrumpOrder order = game.play().order();
    var beating = new Holding();
    if (actor >= 0 && actor != game.toAct()) {
      thrown.collectBeating(game.hands().known(actor), beating);
    }
    String component = RoundNarrator.spelled(thrown.component(), thrown.length(), order);
    if (beating.size() > 0) {
      return told(
              game.toAct(),
              Sentence.of(
                  "{player}'s throw was refused: {beater} can beat {component} with {cards}"))
          .fact("beater", name(actor))
          .fact("component", component)
          .fact("cards", spelled(beating));
    }
    if (thrown.beater() >= 0) {
      return told(
              game.toAct(),
              Sentence.of("{player}'s throw was refused: {beater} can beat {component}"))
          .fact("beater", name(thrown.beater()))
          .fact("component", component);
    }
    return told(
            game.toAct(),
            Sentence.of("{player}'s throw was refused: another player can beat {component}"))
        .fact("component", component);
  }

  private Sentence instead() {
    var ways = new ArrayList<String>();
    game.listLegal(game.toAct(), moves);
    for (int i = 0; i < moves.size(); i++) {
      ways.add(listed(i));
    }
    return told(game.toAct(), Sentence.of("legal here: {player}: {legal:or}"))
        .fact("legal", ways)
        .inWords("legal", String.join(", or ", ways));
  }

  private Sentence groups(Event event) {
    TrumpOrder order =
        game.rules().form() == umpire.tractor.rule.TractorSwitches.Form.WHOLE
            ? game.play().order()
            : game.round().order();
    List<TractorCard> cards = TractorCard.sorted(event);
    TractorCard first = cards.getFirst();
    for (TractorCard card : cards) {
      if (order.group(card.number()) != order.group(first.number())) {
        return Sentence.of("{first} is a {firstGroup:word}, {other} is a {otherGroup:word}")
            .fact("first", first.name())
            .fact("firstGroup", FollowDutyText.ONE[order.group(first.number())])
            .fact("other", card.name())
            .fact("otherGroup", FollowDutyText.ONE[order.group(card.number())]);
      }
    }
    return turn();
  }

  private String listed(int i) {
    moves.get(i, move);
    return Verb.WORDS.write(move, names);
  }
}
