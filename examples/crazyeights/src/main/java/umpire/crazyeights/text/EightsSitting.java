package umpire.crazyeights.text;

import java.io.IOException;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.core.text.Sitting;
import umpire.core.text.Telling;
import umpire.core.text.Words;
import umpire.crazyeights.Eights;
import umpire.crazyeights.EightsRule;

/// Reads games and judges them, move by move.
final class EightsSitting implements Sitting {

  private final Words words;
  private final Eights eights = new Eights();
  private final int[] deck = new int[Eights.DECK];
  private int number;

  /// Whether the current line is the first of a game: the one after a blank line is.
  private boolean atHead;

  EightsSitting(Words words) {
    this.words = words;
  }

  @Override
  public boolean step(Tape tape) throws BadInput, IOException {
    if (!atHead && !words.nextLine()) {
      return false;
    }
    boolean separate = number == 0 || words.blankLines() > 0;
    atHead = false;
    number++;
    if (!separate) {
      throw words.fault("the game above is over: a blank line is due before the next");
    }
    int players = readNumber("a number of players", 2, Eights.MOST_PLAYERS);
    endLine();
    readDeck();
    eights.deal(players, deck, tape);
    while (eights.toAct() != Kernel.NOBODY) {
      nextLineOfGame();
      readMove(tape);
    }
    return true;
  }

  private void nextLineOfGame() throws BadInput, IOException {
    boolean more = words.nextLine();
    atHead = more && words.blankLines() > 0;
    if (!more || atHead) {
      throw words.fault("the game is not over, its next line is due here");
    }
  }

  private void endLine() throws BadInput, IOException {
    if (words.word()) {
      throw words.fault("the line should end before " + words.quoted());
    }
  }

  private int readNumber(String what, int least, int most) throws BadInput {
    int found = words.number();
    if (found < least || found > most) {
      String due = what + " from " + least + " to " + most + " is due here, not ";
      throw words.fault(due + words.quoted());
    }
    return found;
  }

  private int readCard() throws BadInput {
    int card = CardText.card(words);
    if (card < 0) {
      throw words.fault(words.quoted() + " is no card: rank A 2-9 T J Q K, then suit C D H S");
    }
    return card;
  }

  private void readDeck() throws BadInput, IOException {
    nextLineOfGame();
    long seen = 0;
    for (int i = 0; i < deck.length; i++) {
      if (i > 0 && !words.word()) {
        throw words.fault("the deck has only " + i + " cards");
      }
      deck[i] = readCard();
      if ((seen & 1L << deck[i]) != 0) {
        throw words.fault(CardText.name(deck[i]) + " is in the deck twice");
      }
      seen |= 1L << deck[i];
    }
    endLine();
  }

  private void readMove(Tape tape) throws BadInput, IOException {
    int player = readNumber("a player", 1, eights.seats());
    if (!words.word()) {
      throw words.fault("a card is missing");
    }
    int card = readCard();
    long column = words.column();
    int move = card << 2 | readSuit(card);
    int objection = eights.check(player - 1, move);
    if (objection != Kernel.FINE) {
      BadInput fault =
          words.faultAt(words.line(), column, "player " + player + " may not lay that");
      throw fault.against(EightsRule.values()[objection], legal());
    }
    eights.play(move, tape);
  }

  /// The suit named behind the card; an eight must have one.
  private int readSuit(int card) throws BadInput, IOException {
    if (!words.word()) {
      if (Eights.isEight(card)) {
        throw words.fault("an eight names a suit: C, D, H or S");
      }
      return card & 3;
    }
    int suit = CardText.suit(words);
    if (suit < 0) {
      throw words.fault(words.quoted() + " is no suit: C, D, H or S");
    }
    endLine();
    return suit;
  }

  private String legal() {
    var moves = new int[Eights.MOVES];
    int found = eights.legal(moves);
    var note = new StringBuilder("legal here: player " + (eights.toAct() + 1) + " lays");
    for (int i = 0; i < found; i++) {
      if (i == 0 || moves[i] >> 2 != moves[i - 1] >> 2) {
        note.append(' ').append(CardText.name(moves[i] >> 2));
      }
    }
    return note.toString();
  }

  @Override
  public boolean recover() throws IOException {
    while (!atHead) {
      if (!words.nextLine()) {
        return false;
      }
      atHead = words.blankLines() > 0;
    }
    return true;
  }

  @Override
  public boolean printsFromTape() {
    return false;
  }

  @Override
  public void print(Tape tape, Print out) {
    for (int seat = 0; seat < eights.seats(); seat++) {
      out.ascii(seat == 0 ? "" : " ").number(seat + 1).letter(':').number(eights.score(seat));
    }
    out.line();
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public String caption() {
    return eights.seats() + " players";
  }

  @Override
  public Kernel kernel() {
    return eights;
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    EightsNarrator.tell(ruling, telling);
  }
}
