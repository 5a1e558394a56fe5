package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.text.Shown;
import umpire.core.words.BadEvent;
import umpire.core.words.EventWords;
import umpire.core.words.Notation;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.CallOff;
import umpire.maumau.MauMauEvent.Catch;
import umpire.maumau.MauMauEvent.Deal;
import umpire.maumau.MauMauEvent.Deck;
import umpire.maumau.MauMauEvent.Draw;
import umpire.maumau.MauMauEvent.Drawn;
import umpire.maumau.MauMauEvent.Lay;
import umpire.maumau.MauMauEvent.Left;
import umpire.maumau.MauMauEvent.Open;
import umpire.maumau.MauMauEvent.Pass;
import umpire.maumau.MauMauEvent.Shuffle;
import umpire.maumau.MauMauEvent.Wild;
import umpire.maumau.MauMauEvent.Word;

/// How the events of a match are written: a verb, then a name, cards, a suit.
final class MauMauNotation implements Notation<MauMauEvent> {

  private static final String FORM = "suit and rank, as in HS for the seven of hearts";
  private static final String SAID = "mau";

  /// Said by who goes out, at many tables only with a jack.
  private static final String SAID_TWICE = "mau-mau";

  private static final List<Form> FORMS =
      List.of(
          new Form(
              "deck CARDS",
              "all cards of the deck in their order, top card first, ? for a card not known",
              "deck HS DJ ? CN ? ? SA ? ? ? ? HE ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?"),
          new Form(
              "deal NAME CARDS",
              "what a player is dealt, where the deck is not known",
              "deal Ben HA CT DE ? ?"),
          new Form(
              "open CARD",
              "the opening card, where the deck is not known, ? if it is not known either",
              "open HK"),
          new Form("lay CARD", "lays a card", "lay HS"),
          new Form(
              "lay JACK SUIT",
              "lays a jack, or what is wild instead, and names a suit, its own if none",
              "lay SJ clubs"),
          new Form(
              "lay CARD mau",
              "lays the last card but one, or the last, and says so, twice where that is agreed",
              "lay HT mau"),
          new Form("catch", "says that who laid last has forgotten a word", "catch"),
          new Form("draw", "draws what is due", "draw"),
          new Form("pass", "keeps what was drawn, or does not answer an eight", "pass"),
          new Form(
              "drawn CARDS", "what has just been drawn, where the deck is not known", "drawn HA ?"),
          new Form("shuffle", "the discard pile is shuffled, nobody knows how", "shuffle"),
          new Form("shuffle CARDS", "the new draw pile, top card first", "shuffle HS DJ CN"),
          new Form("call-off", "the deal stops because a position has returned", "call-off"),
          new Form(
              "left NAME CARDS", "what a player had left, if it was not known", "left Ben HA ?"));

  @Override
  public MauMauEvent read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty()) {
      throw new BadEvent(0, "an event is missing: " + verbs());
    }
    var line = new EventWords(words, names, CardText::read, FORM);
    MauMauEvent event =
        switch (words.getFirst().toLowerCase(Locale.ROOT)) {
          case "deck" -> new Deck(row(line));
          case "deal" -> new Deal(line.seat(), line.cards());
          case "open" -> new Open(cardOrUnknown(line));
          case "lay", "play" -> laid(line);
          case "draw" -> new Draw();
          case "pass", "keep" -> new Pass();
          case "drawn" -> new Drawn(line.cards());
          case "shuffle" -> new Shuffle(row(line));
          case "call-off" -> new CallOff();
          case "catch" -> new Catch();
          case "left" -> new Left(line.seat(), line.cards());
          default ->
              throw new BadEvent(
                  0, Shown.quoted(words.getFirst()) + " is no event: use " + verbs());
        };
    line.end();
    return event;
  }

  private static MauMauEvent laid(EventWords line) throws BadEvent {
    int card = line.card();
    int named = line.perhaps(CardText::readSuit);
    return named < 0 ? new Lay(card, said(line)) : new Wild(card, named, said(line));
  }

  /// All cards up to the end, in their order.
  private static CardRow row(EventWords line) throws BadEvent {
    var cards = new ArrayList<Integer>();
    while (line.more()) {
      cards.add(cardOrUnknown(line));
    }
    return new CardRow(cards);
  }

  private static int cardOrUnknown(EventWords line) throws BadEvent {
    return line.word(CardText.UNKNOWN) ? CardRow.UNKNOWN : line.card();
  }

  private static Word said(EventWords line) {
    if (line.word(SAID)) {
      return Word.MAU;
    }
    return line.word(SAID_TWICE) ? Word.MAU_MAU : Word.NONE;
  }

  private static String verbs() {
    var verbs = new ArrayList<String>();
    for (Form form : FORMS) {
      String verb = form.pattern().split(" ", 2)[0];
      if (!verbs.contains(verb)) {
        verbs.add(verb);
      }
    }
    return String.join(", ", verbs);
  }

  @Override
  public String write(MauMauEvent event, List<String> names) {
    return words(event, names).strip();
  }

  private static String words(MauMauEvent event, List<String> names) {
    return switch (event) {
      case Deck(var cards) -> "deck " + CardText.words(cards);
      case Deal(int seat, var cards) -> "deal " + names.get(seat) + " " + CardText.words(cards);
      case Open(int card) -> "open " + CardText.words(new CardRow(List.of(card)));
      case Lay(int card, var said) -> "lay " + CardText.name(card) + written(said);
      case Wild(int card, int named, var said) ->
          "lay " + CardText.name(card) + " " + CardText.suitName(named) + written(said);
      case Catch() -> "catch";
      case Draw() -> "draw";
      case Pass() -> "pass";
      case Drawn(var cards) -> "drawn " + CardText.words(cards);
      case Shuffle(var cards) -> "shuffle " + CardText.words(cards);
      case CallOff() -> "call-off";
      case Left(int seat, var cards) -> "left " + names.get(seat) + " " + CardText.words(cards);
    };
  }

  private static String written(Word said) {
    return switch (said) {
      case NONE -> "";
      case MAU -> " " + SAID;
      case MAU_MAU -> " " + SAID_TWICE;
    };
  }

  @Override
  public boolean mayBeLeftOut(MauMauEvent event) {
    return event instanceof Pass;
  }

  @Override
  public List<String> words() {
    return CardText.names(Cards.ALL);
  }

  @Override
  public List<Form> forms() {
    return FORMS;
  }
}
