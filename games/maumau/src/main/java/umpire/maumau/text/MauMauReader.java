package umpire.maumau.text;

import java.io.IOException;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.text.TextWriter;
import umpire.maumau.cards.CardRow;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.fastpath.FastDeal;
import umpire.maumau.play.DecidedGame;
import umpire.maumau.words.Verb;

/// Reads decks and has them played. Line ends have no meaning here (M16).
final class MauMauReader implements ClassicReader {

  private final WordReader words;

  /// Plays when no rulings are recorded; the few games without a result are replayed by the slower
  /// game.
  private final FastDeal deal = new FastDeal();

  private final DecidedGame decided = new DecidedGame();
  private final MauMau game = decided.game();
  private boolean isQuick;
  private final long[] deck = new long[Cards.DECK];
  private final short[] pairs = new short[Cards.DECK];

  /// The letters of the cards that were laid; longer than nearly all games.
  private short[] row = new short[1 << 8];

  private int players;
  private int number;

  /// The announced number of games, as a number and as it was written; -1 before it is read.
  private long due = -1;

  private String dueText = "";

  /// Whether the current word, found by error recovery, is the next game's number of players.
  private boolean atPlayers;

  MauMauReader(WordReader words) {
    this.words = words;
  }

  @Override
  public boolean step(RulingLog log) throws BadInputException, IOException {
    if (due < 0) {
      readDue();
    }
    if (number == due) {
      if (words.nextWord()) {
        throw words.fault(surplus());
      }
      return false;
    }
    number++;
    readPlayers();
    readDeck();
    play(log);
    return true;
  }

  private void play(RulingLog log) {
    isQuick = !log.isRecording();
    if (isQuick) {
      deal.play(players, deck);
      isQuick = deal.winner() >= 0;
    }
    if (!isQuick) {
      decided.play(players, deck, log);
    }
  }

  private void readDue() throws BadInputException, IOException {
    if (!words.nextWord()) {
      throw words.faultAtEnd("expected the number of games, found the end of the input");
    }
    due = words.count();
    dueText = words.safeText();
    if (due < 0) {
      throw words.fault("expected the number of games, found " + words.quoted());
    }
  }

  private String surplus() {
    boolean card = number > 0 && CardLetters.read(words) != CardText.NO_CARD;
    return "unexpected text after the last game"
        + (card ? ", perhaps a 33rd card" : "")
        + ": the first line announces "
        + dueText
        + games();
  }

  private String games() {
    return due == 1 ? " game" : " games";
  }

  private void readPlayers() throws BadInputException, IOException {
    if (!atPlayers && !words.nextWord()) {
      throw words.faultAtEnd(
          "expected game " + number + " of " + dueText + ", found the end of the input");
    }
    atPlayers = false;
    players = words.number();
    if (players < 2 || players > FastDeal.MAX_PLAYERS) {
      boolean card = number > 1 && CardLetters.read(words) != CardText.NO_CARD;
      throw words.fault(
          "expected the number of players (2, 3 or 4), found "
              + (card ? "a 33rd card, " : "")
              + words.quoted());
    }
  }

  private void readDeck() throws BadInputException, IOException {
    if (words.pairsAhead(pairs, Cards.DECK) && isWholeDeck()) {
      words.passPairs(Cards.DECK);
    } else {
      readDeckWordByWord();
    }
  }

  /// Reads the cards of a row of pairs. Returns false if they are not the 32 cards.
  private boolean isWholeDeck() {
    long seen = 0;
    for (int i = 0; i < Cards.DECK; i++) {
      int card = CardLetters.number(pairs[i]);
      if (card == CardText.NO_CARD) {
        return false;
      }
      deck[i] = 1L << card;
      seen |= deck[i];
    }
    return seen == Cards.SHORT_DECK;
  }

  /// Reads a deck in any layout, and finds its errors.
  private void readDeckWordByWord() throws BadInputException, IOException {
    long seen = 0;
    for (int i = 0; i < Cards.DECK; i++) {
      if (!words.nextWord()) {
        throw words.faultAtEnd("expected card " + (i + 1) + " of 32, found the end of the input");
      }
      int card = CardLetters.read(words);
      if (card == CardText.NO_CARD) {
        atPlayers = isPlayers();
        throw words.fault("expected card " + (i + 1) + " of 32, found " + words.quoted());
      }
      if ((seen & 1L << card) != 0) {
        throw words.fault(CardText.name(card) + " is in the deck twice, again as card " + (i + 1));
      }
      seen |= 1L << card;
      deck[i] = 1L << card;
    }
  }

  private boolean isPlayers() {
    int value = words.number();
    return value >= 2 && value <= FastDeal.MAX_PLAYERS;
  }

  /// Skips to the next game, which starts at the next lone 2, 3 or 4: no card is written like that.
  @Override
  public boolean recover() throws IOException {
    if (due < 0 || number == due) {
      return false;
    }
    while (!atPlayers) {
      if (!words.nextWord()) {
        return false;
      }
      atPlayers = isPlayers();
    }
    return true;
  }

  /// The deck of the game that was read last, as an event of the table.
  Event deck() {
    return Event.of(CardRow.add(deck, new Move().set(Verb.DECK)));
  }

  @Override
  public void print(RulingLog log, TextWriter out) {
    int laid = isQuick ? deal.laidCards() : game.piles().laidCards();
    if (laid > row.length) {
      row = new short[laid];
    }
    for (int i = 0; i < laid; i++) {
      row[i] = CardLetters.pair(isQuick ? deal.laid(i) : game.laid(i));
    }
    out.pairs(row, laid).line();
    if (!isQuick && game.winner() == Kernel.NOBODY) {
      out.ascii(game.isEndless() ? "No result: endless" : "No result: out of cards").line();
      return;
    }
    out.ascii("Score:");
    for (int player = 0; player < players; player++) {
      out.character(' ').number(score(player));
    }
    out.line();
  }

  @Override
  public int score(int side) {
    return isQuick ? deal.score(side) : game.score(side);
  }

  /// Always true: a game is read and played in one step.
  @Override
  public boolean isOver() {
    return true;
  }

  @Override
  public Seating seating() {
    return () -> players;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    int seat = ruling.seat();
    long hand = seat == Kernel.NOBODY ? 0 : game.hand(seat);
    new MauMauNarrator(Cards.ALL).tell(ruling, sentence, hand);
  }
}
