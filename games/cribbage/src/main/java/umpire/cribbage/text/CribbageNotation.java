package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.text.Shown;
import umpire.core.words.BadEvent;
import umpire.core.words.EventWords;
import umpire.core.words.Form.Usage;
import umpire.core.words.Notation;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Agree;
import umpire.cribbage.CribbageEvent.Count;
import umpire.cribbage.CribbageEvent.Crib;
import umpire.cribbage.CribbageEvent.Cut;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Dealer;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Go;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.Misdeal;
import umpire.cribbage.CribbageEvent.Muggins;
import umpire.cribbage.CribbageEvent.Overcount;
import umpire.cribbage.CribbageEvent.Peg;
import umpire.cribbage.CribbageEvent.Renege;
import umpire.cribbage.CribbageEvent.ShowHand;
import umpire.cribbage.CribbageEvent.Starter;
import umpire.cribbage.CribbageEvent.ToCrib;
import umpire.cribbage.Pegging;

/// How the events of a complete game are written: a verb, then a seat, cards or points.
public final class CribbageNotation implements Notation<CribbageEvent> {

  private static final String FORM = "rank A 2-9 T J Q K and suit C D H S";
  private static final Pattern POINTS = Pattern.compile("0*[0-9]{1,3}");

  private static final List<Usage> FORMS =
      List.of(
          new Usage(
              "cut NAME CARD",
              "a player's card in the cut for deal, ? if it is not known",
              "cut Anna 7H"),
          new Usage(
              "dealer NAME",
              "who deals, in place of a cut that nobody recorded; need not be written either",
              "dealer Ben"),
          new Usage(
              "deal NAME CARDS",
              "the hand of a player, ? for a card not known",
              "deal Ben ? ? ? ?"),
          new Usage("to-crib CARD", "the card dealt straight to the crib", "to-crib 4S"),
          new Usage("discard CARDS", "lays away to the crib", "discard 5H 6C"),
          new Usage("starter CARD", "the card turned up", "starter JD"),
          new Usage("lay CARD", "lays a card in the play", "lay 5H"),
          new Usage(
              "peg POINTS",
              "pegs what the card just laid has made, where players count the play; need not be"
                  + " written for nothing",
              "peg 2"),
          new Usage("go", "cannot lay a card; need not be written", "go"),
          new Usage(
              "show NAME CARDS",
              "a hand of which cards were not laid is shown; need not be written",
              "show Ben 5H 6C KS"),
          new Usage("crib CARDS", "the crib is turned up; need not be written", "crib 5H 6C 9D KS"),
          new Usage("count POINTS", "says what the cards are worth", "count 8"),
          new Usage("muggins POINTS", "takes what another failed to count", "muggins 2"),
          new Usage("agree", "leaves a count as it is; need not be written", "agree"),
          new Usage(
              "renege NAME CARDS",
              "a player did not lay so many cards that fitted, one if it is not said; where errors"
                  + " are fined",
              "renege Ben 1"),
          new Usage(
              "overcount NAME POINTS",
              "a player counted so many points too much; where errors are fined",
              "overcount Ben 2"),
          new Usage(
              "misdeal",
              "the deal went wrong, and the same player deals again; where errors are fined",
              "misdeal"));

  @Override
  public CribbageEvent read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty()) {
      throw new BadEvent(0, "an event is missing: " + verbs());
    }
    var line = new EventWords(words, names, CardNames::read, FORM);
    CribbageEvent event =
        switch (words.getFirst().toLowerCase(Locale.ROOT)) {
          case "cut" ->
              words.size() == 2 ? new Starter(line.card()) : new Cut(line.seat(), oneCard(line));
          case "dealer" -> new Dealer(line.seat());
          case "deal" -> new Deal(line.seat(), cards(line));
          case "to-crib" -> new ToCrib(cards(line));
          case "discard", "throw" -> new Discard(cards(line));
          case "starter" -> new Starter(line.card());
          case "lay", "play" -> new Lay(line.card());
          case "peg" -> new Peg(line.number(CribbageNotation::points, "number of points"));
          case "go" -> new Go();
          case "show" -> new ShowHand(line.seat(), cards(line));
          case "crib" -> new Crib(cards(line));
          case "count" -> new Count(line.number(CribbageNotation::points, "number of points"));
          case "muggins" -> new Muggins(line.number(CribbageNotation::points, "number of points"));
          case "agree" -> new Agree();
          case "renege" ->
              new Renege(
                  line.seat(),
                  line.more() ? line.number(CribbageNotation::points, "number of cards") : 1);
          case "overcount" ->
              new Overcount(line.seat(), line.number(CribbageNotation::points, "number of points"));
          case "misdeal" -> new Misdeal();
          default ->
              throw new BadEvent(
                  0, Shown.quoted(words.getFirst()) + " is no event: use " + verbs());
        };
    line.end();
    return event;
  }

  /// A card, or `?`.
  private static SomeCards oneCard(EventWords line) throws BadEvent {
    return line.word(CardNames.UNKNOWN) ? SomeCards.faceDown(1) : SomeCards.of(1L << line.card());
  }

  /// Cards up to the end, at least one.
  private static SomeCards cards(EventWords line) throws BadEvent {
    return line.more() ? line.cards() : SomeCards.of(1L << line.card());
  }

  /// A number of points, -1 for anything else.
  private static int points(String word) {
    return POINTS.matcher(word).matches() ? Integer.parseInt(word) : -1;
  }

  private static String verbs() {
    var verbs = new ArrayList<String>();
    for (Usage form : FORMS) {
      verbs.add(form.pattern().split(" ", 2)[0]);
    }
    return String.join(", ", verbs);
  }

  @Override
  public String write(CribbageEvent event, List<String> names) {
    return switch (event) {
      case Cut(int seat, var card) -> "cut " + names.get(seat) + " " + CardText.words(card);
      case Dealer(int seat) -> "dealer " + names.get(seat);
      case Deal(int seat, var cards) -> "deal " + names.get(seat) + " " + CardText.words(cards);
      case ToCrib(var cards) -> "to-crib " + CardText.words(cards);
      case Discard(var cards, _) -> "discard " + CardText.words(cards);
      case Starter(int card) -> "starter " + CardNames.name(card);
      case Lay(int card) -> "lay " + CardNames.name(card);
      case Peg(int points) -> "peg " + points;
      case Go() -> "go";
      case ShowHand(int seat, var cards) -> "show " + names.get(seat) + " " + CardText.words(cards);
      case Crib(var cards) -> "crib " + CardText.words(cards);
      case Count(int points) -> "count " + points;
      case Muggins(int points) -> "muggins " + points;
      case Agree() -> "agree";
      case Renege(int seat, int cards) -> "renege " + names.get(seat) + " " + cards;
      case Overcount(int seat, int points) -> "overcount " + names.get(seat) + " " + points;
      case Misdeal() -> "misdeal";
    };
  }

  @Override
  public boolean mayBeLeftOut(CribbageEvent event) {
    return switch (event) {
      case Go _, ShowHand _, Crib _, Agree _, Dealer _ -> true;
      case Peg(int points) -> points == 0;
      default -> false;
    };
  }

  @Override
  public List<String> words() {
    return CardText.names((1L << Pegging.DECK) - 1);
  }

  @Override
  public List<Usage> forms() {
    return FORMS;
  }
}
