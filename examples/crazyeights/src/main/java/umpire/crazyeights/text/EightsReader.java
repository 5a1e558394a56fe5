package umpire.crazyeights.text;

import java.io.IOException;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.table.Cards;
import umpire.crazyeights.table.Eights;

/// Reads games of the text format and judges them, move by move.
///
/// A game is a line with the number of players, a line with the 52 cards of the deck, top first,
/// and a line `PLAYER CARD` for each card laid, with the suit after an eight: `2 8D S`. Drawing and
/// passing follow from the hand.
public final class EightsReader implements ClassicReader {

  private static final List<String> PLAYERS =
      List.of("player 1", "player 2", "player 3", "player 4");

  private final WordReader words;
  private final ClassicDeal deal = new ClassicDeal();
  private final int[] deck = new int[Cards.DECK];
  private int number;

  /// Whether the current line is the first of a game, as after a blank line.
  private boolean atHead;

  public EightsReader(WordReader words) {
    this.words = words;
  }

  @Override
  public boolean step(RulingLog log) throws BadInputException, IOException {
    if (!atHead && !words.nextLine()) {
      return false;
    }
    boolean separate = number == 0 || words.blankLines() > 0;
    atHead = false;
    number++;
    if (!separate) {
      throw words.fault("the game above is over: expected a blank line before the next");
    }
    int players = readNumber("a number of players", Eights.MIN_PLAYERS, Eights.MAX_PLAYERS);
    endLine();
    readDeck();
    deal.begin(players, deck, log);
    while (!deal.isOver()) {
      nextLineOfGame();
      readMove(log);
    }
    return true;
  }

  private void nextLineOfGame() throws BadInputException, IOException {
    boolean more = words.nextLine();
    atHead = more && words.blankLines() > 0;
    if (!more || atHead) {
      throw words.fault("expected the next line of the game, which is not over");
    }
  }

  private void endLine() throws BadInputException, IOException {
    if (words.nextWordInLine()) {
      throw words.fault("expected the end of the line, found " + words.quoted());
    }
  }

  private int readNumber(String what, int least, int most) throws BadInputException {
    int found = words.number();
    if (found < least || found > most) {
      String range = what + " from " + least + " to " + most;
      throw words.fault("expected " + range + ", found " + words.quoted());
    }
    return found;
  }

  private int readCard() throws BadInputException {
    int card = words.length() == 2 ? CardNames.card(words.at(0), words.at(1)) : CardNames.NONE;
    if (card < 0) {
      throw words.fault(words.quoted() + " is not a card: rank A 2-9 T J Q K, then suit C D H S");
    }
    return card;
  }

  private void readDeck() throws BadInputException, IOException {
    nextLineOfGame();
    long seen = 0;
    for (int i = 0; i < deck.length; i++) {
      if (i > 0 && !words.nextWordInLine()) {
        throw words.fault("the deck has only " + i + " cards");
      }
      deck[i] = readCard();
      if ((seen & 1L << deck[i]) != 0) {
        throw words.fault(CardNames.name(deck[i]) + " is in the deck twice");
      }
      seen |= 1L << deck[i];
    }
    endLine();
  }

  private void readMove(RulingLog log) throws BadInputException, IOException {
    int player = readNumber("a player", 1, seating().seats());
    if (!words.nextWordInLine()) {
      throw words.fault("expected a card after the player");
    }
    int card = readCard();
    long column = words.column();
    int suit = readSuit(card);
    int objection = deal.check(player - 1, card, suit);
    if (objection != Kernel.LEGAL) {
      BadInputException fault =
          words.faultAt(words.line(), column, "player " + player + " may not lay that");
      throw fault.against(EightsRule.values()[objection], legal());
    }
    deal.lay(card, suit, log);
  }

  /// Reads the suit after the card; an eight must have one.
  private int readSuit(int card) throws BadInputException, IOException {
    if (!words.nextWordInLine()) {
      if (Cards.isEight(card)) {
        throw words.fault("expected a suit after an eight: C, D, H or S");
      }
      return Cards.suit(card);
    }
    int suit = words.length() == 1 ? CardNames.suit(words.at(0)) : CardNames.NONE;
    if (suit < 0) {
      throw words.fault(words.quoted() + " is not a suit: C, D, H or S");
    }
    endLine();
    return suit;
  }

  private String legal() {
    int seat = seating().toAct();
    long cards = seating().deal().hands().known(seat) & seating().deal().fitting();
    String names = String.join(" ", CardNames.names(new SomeCards(cards, 0)));
    return "legal here: player " + (seat + 1) + " lays " + names;
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
  public int number() {
    return number;
  }

  @Override
  public Eights seating() {
    return deal.table();
  }

  @Override
  public boolean isOver() {
    return deal.isOver();
  }

  @Override
  public int score(int side) {
    return seating().tally(0, side);
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    EightsNarrator.tell(ruling, seating(), Kernel.ARBITER, PLAYERS, sentence);
  }
}
