package umpire.cribbage.text;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.cards.CardNames;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.pegging.Pegging;
import umpire.cribbage.rules.CribbageRule;

/// Reads deals and judges them.
///
/// A deal is read whole before it is judged, because only then are the hands known: a player holds
/// the cards that they lay from there on (C19). So an error that a line shows alone is reported
/// before one of turn order (C22).
final class PeggingReader implements ClassicReader {

  /// The position in a deal at which an error stops the reading.
  private enum Progress {
    INSIDE,
    AT_NEXT_HEAD,
    COMPLETE
  }

  private static final int MAX_PLAYS = Cards.DECK;

  private final WordReader words;
  private final Pegging pegging = new Pegging();
  private int number;

  private int players;
  private final int[] player = new int[MAX_PLAYS];
  private final int[] card = new int[MAX_PLAYS];
  private final long[] line = new long[MAX_PLAYS];
  private final long[] column = new long[MAX_PLAYS];
  private final long[] cardColumn = new long[MAX_PLAYS];

  /// The index of the play that laid a card, plus one; 0 if none has yet.
  private final int[] playOf = new int[Cards.DECK];

  private final long[] hands = new long[Cards.MAX_PLAYERS];

  private Progress progress = Progress.COMPLETE;
  private int nextHead;

  PeggingReader(WordReader words) {
    this.words = words;
  }

  @Override
  public boolean step(RulingLog log) throws BadInputException, IOException {
    if (progress == Progress.AT_NEXT_HEAD) {
      players = nextHead;
    } else if (!words.nextLine()) {
      return false;
    }
    number++;
    if (progress != Progress.AT_NEXT_HEAD) {
      progress = Progress.INSIDE;
      readPlayers();
    }
    progress = Progress.INSIDE;
    readPlays();
    progress = Progress.COMPLETE;
    pegging.deal(players, hands);
    for (int play = 0; play < Cards.HAND * players; play++) {
      judge(play, log);
    }
    return true;
  }

  private void readPlayers() throws BadInputException, IOException {
    players = words.number();
    boolean digits = words.isDigits();
    BadInputException fault = null;
    if (players == 0) {
      fault =
          words.fault(
              "expected a number of players from 2 to 13, found 0: only the end of the file ends the input");
    } else if (players < 2 || players > Cards.MAX_PLAYERS) {
      fault = words.fault("expected a number of players from 2 to 13, found " + words.quoted());
    }
    boolean alone = !words.nextWordInLine();
    if (!alone && digits && number > 1) {
      throw words.faultAt(
          words.line(),
          1,
          "expected a number of players, found another play: the deal above is complete");
    }
    if (fault != null) {
      throw fault;
    }
    if (!alone) {
      throw words.fault(
          "expected the number of players alone on its line, found "
              + words.quoted()
              + " after it");
    }
  }

  private void readPlays() throws BadInputException, IOException {
    Arrays.fill(playOf, 0);
    Arrays.fill(hands, 0);
    int due = Cards.HAND * players;
    for (int play = 0; play < due; play++) {
      int plain = PlainPlay.ahead(words);
      if (plain != PlainPlay.NONE && PlainPlay.player(plain) <= players) {
        takePlain(play, plain);
      } else if (words.nextLine()) {
        readPlay(play, due);
      } else {
        throw words.fault("the input ends after " + play + " of " + due + " plays of this deal");
      }
    }
  }

  private void takePlain(int play, int plain) throws BadInputException {
    PlainPlay.pass(words, plain);
    line[play] = words.line();
    column[play] = 1;
    cardColumn[play] = PlainPlay.cardColumn(plain);
    take(play, PlainPlay.player(plain), PlainPlay.card(plain));
  }

  private void readPlay(int play, int due) throws BadInputException, IOException {
    line[play] = words.line();
    column[play] = words.column();
    int mover = words.number();
    String found = mover < 1 || mover > players ? words.quoted() : "";
    if (!words.nextWordInLine()) {
      throw lone(play, due, mover, found);
    }
    if (!found.isEmpty()) {
      throw faultAtPlayer(play, "expected a player from 1 to " + players + ", found " + found);
    }
    int laid = CardText.read(words);
    if (laid == CardText.NO_CARD) {
      throw words.fault(words.quoted() + " is not a card: rank A 2-9 T J Q K, then suit C D H S");
    }
    cardColumn[play] = words.column();
    take(play, mover, laid);
    if (words.nextWordInLine()) {
      throw words.fault(
          "unexpected text after the card: the commentary in the printed sample is not input");
    }
  }

  /// The error for a single word instead of a play: the next deal's number of players, a player
  /// without a card, or neither, as when the space between the two is missing.
  private BadInputException lone(int play, int due, int mover, String found) {
    noteNextHead(mover);
    if (progress == Progress.AT_NEXT_HEAD) {
      return faultAtPlayer(
          play,
          "this deal has only " + play + " of its " + due + " plays, or a card is missing here");
    }
    return found.isEmpty()
        ? words.fault("expected a card after the player")
        : faultAtPlayer(
            play,
            "expected a player from 1 to " + players + ", a space and a card, found " + found);
  }

  private void take(int play, int mover, int laid) throws BadInputException {
    if (playOf[laid] != 0) {
      throw faultAtCard(
              play, CardNames.name(laid) + " was laid before, in line " + line[playOf[laid] - 1])
          .against(CribbageRule.OWN_CARD, "there is one deck, with each card once (C23)");
    }
    player[play] = mover - 1;
    card[play] = laid;
    playOf[laid] = play + 1;
    hands[mover - 1] |= 1L << laid;
    if (Long.bitCount(hands[mover - 1]) > Cards.HAND) {
      throw faultAtCard(play, "a fifth card of player " + mover)
          .against(CribbageRule.OWN_CARD, "each player has four cards (C24)");
    }
  }

  private BadInputException faultAtPlayer(int play, String what) {
    return words.faultAt(line[play], column[play], what);
  }

  private BadInputException faultAtCard(int play, String what) {
    return words.faultAt(line[play], cardColumn[play], what);
  }

  /// Notes that a lone number instead of a play may be the head of the next deal.
  private void noteNextHead(int lone) {
    if (lone >= 2 && lone <= Cards.MAX_PLAYERS) {
      progress = Progress.AT_NEXT_HEAD;
      nextHead = lone;
    }
  }

  private void judge(int play, RulingLog log) throws BadInputException {
    int objection = pegging.check(player[play], card[play]);
    if (objection != Kernel.LEGAL) {
      throw refusal(play, CribbageRule.values()[objection]);
    }
    pegging.play(card[play], log);
  }

  private BadInputException refusal(int play, CribbageRule rule) {
    int mover = pegging.toAct();
    int held = Long.numberOfTrailingZeros(pegging.hand(mover));
    String who = "player " + (mover + 1);
    String card = CardNames.name(held) + " (line " + line[playOf[held] - 1] + ")";
    return fault(play, rule, who, card).against(rule, "legal here: " + legal());
  }

  /// The error at the card that is too high, or at the player whose turn it is not.
  ///
  /// @param who the player in turn
  /// @param held a card of that player which can be laid, with its line
  private BadInputException fault(int play, CribbageRule rule, String who, String held) {
    int count = pegging.count();
    if (rule == CribbageRule.LIMIT) {
      String laid = CardNames.name(card[play]);
      return faultAtCard(
          play,
          laid + " takes the count from " + count + " past 31, but " + who + " can lay " + held);
    }
    String why =
        count == 0
            ? who + " leads and holds " + held
            : who + " cannot say go, because " + held + " fits";
    return faultAtPlayer(play, "not player " + (player[play] + 1) + "'s turn: " + why);
  }

  private String legal() {
    int mover = pegging.toAct();
    List<String> cards = CardText.names(pegging.fitting(mover));
    return "player " + (mover + 1) + " lays " + String.join(" or ", cards);
  }

  @Override
  public boolean recover() throws IOException {
    while (progress == Progress.INSIDE) {
      if (!words.nextLine()) {
        return false;
      }
      int lone = words.number();
      if (!words.nextWordInLine()) {
        noteNextHead(lone);
      }
    }
    return true;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public boolean isOver() {
    return pegging.toAct() == Kernel.NOBODY;
  }

  @Override
  public int score(int side) {
    return pegging.score(side);
  }

  @Override
  public Seating seating() {
    return pegging;
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    PeggingNarrator.tell(ruling, pegging, sentence);
  }
}
