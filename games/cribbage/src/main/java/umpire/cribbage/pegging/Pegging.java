package umpire.cribbage.pegging;

import static umpire.cribbage.rules.CribbageRule.DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.FIFTEEN;
import static umpire.cribbage.rules.CribbageRule.FIRST_LEAD;
import static umpire.cribbage.rules.CribbageRule.GO;
import static umpire.cribbage.rules.CribbageRule.LAY;
import static umpire.cribbage.rules.CribbageRule.LEAD;
import static umpire.cribbage.rules.CribbageRule.LIMIT;
import static umpire.cribbage.rules.CribbageRule.MUST_LAY;
import static umpire.cribbage.rules.CribbageRule.OWN_CARD;
import static umpire.cribbage.rules.CribbageRule.PAIR;
import static umpire.cribbage.rules.CribbageRule.PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.RUN;
import static umpire.cribbage.rules.CribbageRule.SAY_GO;
import static umpire.cribbage.rules.CribbageRule.THIRTY_ONE;
import static umpire.cribbage.rules.CribbageRule.TURN_DOWN;

import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.PlaySettings;
import umpire.cribbage.table.Board;

/// The play of one cribbage deal.
///
/// A card is a number, rank times four plus suit, the ace lowest; a move is the card laid. A hand
/// is a set of bits, and so are the cards that fit a count: a player can lay a card exactly if the
/// two sets have one in common.
public final class Pegging implements Seating {

  private static final int LAST_COUNT = 31;
  private static final int RANK_BITS = 4;
  private static final int RANK_MASK = (1 << RANK_BITS) - 1;
  private static final int LONGEST_RUN = 7;

  /// The cards that fit each count, as a set of bits.
  private static final long[] FITTING = fitting();

  /// The cards of each player, those laid included. The array belongs to the code that deals.
  private final long[] hands;

  private final Board board;

  /// The rule by which the play ends, and the number of cards of each player.
  private final CribbageRule end;

  private final int cardsEach;

  /// Whether the play ends with the first count, even if cards are left.
  private final boolean oneCount;

  /// Information about unknown cards; null if every card is known and gos need not be recorded.
  private final @Nullable UnseenCards unseenCards;

  /// Whether players peg for themselves; the points of a card are then due until they do.
  private final boolean byPlayers;

  private final byte[] pile = new byte[Cards.DECK];

  /// All cards laid in this deal, as a set of bits.
  private long out;

  /// The ranks of the cards that lie face up, the ace being 1, as digits of four bits: the card
  /// laid last is the lowest digit, and all digits above the first card are zero. There are never
  /// more than thirteen.
  private long faceUp;

  /// The face-up ranks as a set of bits: most cards make no run, and this shows it quickly.
  private int ranksUp;

  private int seats;

  /// Number of cards laid in this deal, and of those turned down.
  private int laid;

  private int turnedDown;

  private int count;
  private int seat = Kernel.NOBODY;

  /// The player who laid the last card.
  private int layer;

  /// The players who have said go in this count, as a set of seats. No rule needs it; it prevents a
  /// go from being logged twice.
  private int saidGo;

  /// The points due for the last card, where players peg for themselves.
  private int due;

  /// The points pegged at once for the last card, where the referee pegs.
  private int made;

  private static long[] fitting() {
    var fitting = new long[LAST_COUNT + 1];
    for (int count = 0; count <= LAST_COUNT; count++) {
      for (int card = 0; card < Cards.DECK; card++) {
        fitting[count] |= count + Cards.value(card) <= LAST_COUNT ? 1L << card : 0;
      }
    }
    return fitting;
  }

  /// Creates the play of single deals.
  public Pegging() {
    this(new Board(), PlaySettings.ALONE, new long[Cards.MAX_PLAYERS], null);
  }

  /// Creates the play of a game that is pegged on this board.
  Pegging(Board board, PlaySettings settings, long[] hands, @Nullable UnseenCards unseenCards) {
    this.board = board;
    this.hands = hands;
    this.unseenCards = unseenCards;
    end = settings.end();
    cardsEach = settings.hand();
    oneCount = settings.oneCount();
    byPlayers = settings.byPlayers();
  }

  /// Begins a deal: hand `i` belongs to seat `i`, the last seat is the dealer's.
  public void deal(int players, long[] dealt) {
    board.clear();
    System.arraycopy(dealt, 0, hands, 0, players);
    begin(players, 0);
  }

  /// Begins the play of the current hands, without changing the board.
  void begin(int players, int first) {
    clear();
    seats = players;
    seat = first;
    if (unseenCards != null) {
      unseenCards.begin();
    }
  }

  /// Takes the cards from the table.
  void clear() {
    laid = turnedDown = count = saidGo = due = made = 0;
    faceUp = out = 0;
    ranksUp = 0;
    seat = Kernel.NOBODY;
  }

  /// Copies the state except the hands and the information about unknown cards.
  void copyFrom(Pegging other) {
    System.arraycopy(other.pile, 0, pile, 0, other.laid);
    board.copyFrom(other.board);
    seats = other.seats;
    laid = other.laid;
    out = other.out;
    turnedDown = other.turnedDown;
    faceUp = other.faceUp;
    ranksUp = other.ranksUp;
    count = other.count;
    seat = other.seat;
    layer = other.layer;
    saidGo = other.saidGo;
    due = other.due;
    made = other.made;
  }

  void copyHands(Pegging other) {
    System.arraycopy(other.hands, 0, hands, 0, seats);
  }

  /// Adds a card to the player's known cards.
  void hold(int player, int card) {
    hands[player] |= 1L << card;
  }

  public int check(int player, int card) {
    if (seat == Kernel.NOBODY) {
      return end.ordinal();
    }
    if (player != seat) {
      return outOfTurn().ordinal();
    }
    if (card < 0 || card >= Cards.DECK || (hand(player) & 1L << card) == 0) {
      return OWN_CARD.ordinal();
    }
    return (FITTING[count] & 1L << card) == 0 ? LIMIT.ordinal() : Kernel.LEGAL;
  }

  /// The rule that decides whose turn it is.
  private CribbageRule outOfTurn() {
    if (laid == 0) {
      return FIRST_LEAD;
    }
    return laid == turnedDown ? LEAD : MUST_LAY;
  }

  public void play(int card, RulingLog log) {
    putFaceUp(card);
    layer = seat;
    due = made = 0;
    log.add(LAY, seat, card, count);
    pegCount(log);
    pegAlike(log);
    pegRun(log);
    passTheTurn(log);
  }

  private void putFaceUp(int card) {
    pile[laid++] = (byte) card;
    out |= 1L << card;
    faceUp = (faceUp << RANK_BITS) | rank(card);
    ranksUp |= 1 << rank(card);
    count += Cards.value(card);
  }

  private void pegCount(RulingLog log) {
    if (count == 15) {
      peg(log, FIFTEEN, turnedDown, 2);
    } else if (count == LAST_COUNT) {
      peg(log, THIRTY_ONE, turnedDown, 2);
    }
  }

  private void pegAlike(RulingLog log) {
    int alike = cardsAlike(faceUp);
    switch (alike) {
      case 2 -> peg(log, PAIR, laid - 2, 2);
      case 3 -> peg(log, PAIR_ROYAL, laid - 3, 6);
      case 4 -> peg(log, DOUBLE_PAIR_ROYAL, laid - 4, 12);
      default -> {
        // a single card
      }
    }
  }

  /// Counts the cards in a row, back from the last, that are of one rank: where a digit equals the
  /// next higher one, their difference is zero.
  private static int cardsAlike(long faceUp) {
    long differences = faceUp ^ (faceUp >>> RANK_BITS);
    return Long.numberOfTrailingZeros(differences) / RANK_BITS + 1;
  }

  private void pegRun(RulingLog log) {
    if (hasNeighbours(ranksUp)) {
      int length = longestRun(faceUp);
      if (length >= 3) {
        peg(log, RUN, laid - length, length);
      }
    }
  }

  /// Whether there are three ranks in a row, so that a run can be among them.
  private static boolean hasNeighbours(int ranks) {
    return (ranks & ranks >> 1 & ranks >> 2) != 0;
  }

  /// Finds the longest run by trying every length: four cards can be a run although three are not
  /// (C6). A repeated rank ends the search; so does the end of the cards, which counts as a
  /// repeated rank 0.
  private static int longestRun(long faceUp) {
    int longest = 0;
    int came = 1;
    long rest = faceUp;
    for (int cards = 1; cards <= LONGEST_RUN; cards++) {
      int rank = 1 << (rest & RANK_MASK);
      if ((came & rank) != 0) {
        break;
      }
      came |= rank;
      longest = isUnbroken(came - 1) ? cards : longest;
      rest >>>= RANK_BITS;
    }
    return longest;
  }

  /// Whether the bits that are set are adjacent: then adding the lowest one leaves none of them.
  private static boolean isUnbroken(int bits) {
    return ((bits + Integer.lowestOneBit(bits)) & bits) == 0;
  }

  /// The points that a card would make if it were laid now, without a go.
  public int worth(int card) {
    long then = (faceUp << RANK_BITS) | rank(card);
    int reached = count + Cards.value(card);
    int alike = cardsAlike(then);
    int run = hasNeighbours(ranksUp | 1 << rank(card)) ? longestRun(then) : 0;
    return (reached == 15 || reached == LAST_COUNT ? 2 : 0)
        + alike * (alike - 1)
        + (run >= 3 ? run : 0);
  }

  private void passTheTurn(RulingLog log) {
    if (board.isOver()) {
      seat = Kernel.NOBODY;
    } else if (count == LAST_COUNT) {
      turnDown(log);
    } else if (!findNextWhoCanLay(log)) {
      peg(log, GO, laid - 1, 1);
      turnDown(log);
    }
  }

  /// Makes the player in turn, whose hand is not fully known, say go.
  void passOver(RulingLog log) {
    if (unseenCards != null) {
      unseenCards.passOver(seat, LAST_COUNT - count);
    }
    seat = layer;
    passTheTurn(log);
  }

  /// Gives the turn to the next player who can lay a card; the one who just laid is asked last
  /// (C3). Returns false if no player can.
  private boolean findNextWhoCanLay(RulingLog log) {
    long fitting = FITTING[count] & ~out;
    int asked = seat;
    do {
      asked = next(asked);
      if ((hands[asked] & fitting) != 0 || mayLay(asked)) {
        seat = asked;
        return true;
      }
      if (unseenCards != null) {
        unseenCards.passOver(asked, LAST_COUNT - count);
      }
      if (unseenCards != null || log.isRecording()) {
        sayGo(asked, log);
      }
    } while (asked != seat);
    return false;
  }

  private boolean mayLay(int player) {
    return unseenCards != null && unseenCards.mayLay(player, LAST_COUNT - count);
  }

  private boolean mayHold(int player) {
    return unseenCards != null && unseenCards.mayHold(player);
  }

  private void sayGo(int player, RulingLog log) {
    if (player != seat && (saidGo & 1 << player) == 0) {
      saidGo |= 1 << player;
      log.add(SAY_GO, player, count, 0);
      if (unseenCards != null) {
        unseenCards.sayGo(player);
      }
    }
  }

  private void turnDown(RulingLog log) {
    if (board.isOver()) {
      seat = Kernel.NOBODY;
      return;
    }
    if (oneCount || laid == cardsEach * seats) {
      log.add(end, Kernel.NOBODY, laid, 0);
      seat = Kernel.NOBODY;
      return;
    }
    turnedDown = laid;
    faceUp = 0;
    ranksUp = 0;
    count = 0;
    saidGo = 0;
    do {
      seat = next(seat);
    } while (hand(seat) == 0 && !mayHold(seat));
    log.add(TURN_DOWN, seat, laid, 0);
  }

  /// Gives points for the cards from index `from` of the pile to the one just laid.
  private void peg(RulingLog log, CribbageRule rule, int from, int points) {
    if (byPlayers) {
      due += points;
      return;
    }
    int pegged = board.peg(seat, points);
    made += pegged;
    if (pegged > 0) {
      log.add(rule, seat, span(from, laid), pegged);
    }
  }

  private int next(int player) {
    return player + 1 == seats ? 0 : player + 1;
  }

  private static int rank(int card) {
    return (card >> 2) + 1;
  }

  // Queries of the table.

  @Override
  public int seats() {
    return seats;
  }

  public int toAct() {
    return seat;
  }

  public int score(int player) {
    return board.points(player);
  }

  public int count() {
    return count;
  }

  /// The cards a player still holds, as a set of bits.
  public long hand(int player) {
    return hands[player] & ~out;
  }

  /// The cards of a player that fit, as a set of bits.
  public long fitting(int player) {
    return hands[player] & ~out & FITTING[count];
  }

  /// All cards of the deck that can be laid without passing thirty-one.
  public long fittingCards() {
    return FITTING[count];
  }

  /// Whether a card can be laid without passing thirty-one.
  boolean fits(int card) {
    return (FITTING[count] & 1L << card) != 0;
  }

  /// Whether all players may have said go, as far as is known: then the last card may be worth one
  /// more.
  public boolean isGoOpen() {
    return count > 0
        && seat != Kernel.NOBODY
        && fitting(seat) == 0
        && !(unseenCards != null && unseenCards.isHeard());
  }

  public int lastToLay() {
    return layer;
  }

  /// The points pegged at once for the last card; 0 where players peg for themselves.
  public int made() {
    return made;
  }

  /// The points of the last card that its player has not pegged yet.
  public int due() {
    return due;
  }

  /// Reduces the points due for the last card, which its player or a claimant has pegged.
  void pegged(int points) {
    due -= points;
  }

  /// The number of laid cards that are turned down.
  public int turnedDown() {
    return turnedDown;
  }

  /// The highest card value that fits the count.
  int room() {
    return LAST_COUNT - count;
  }

  /// All cards laid in this deal, as a set of bits.
  public long laid() {
    return out;
  }

  /// The number of cards laid in this deal.
  public int laidCards() {
    return laid;
  }

  /// The card that was laid `i`-th in this deal, from 0.
  public int laid(int i) {
    return pile[i];
  }

  // The subject of a ruling that gives points: the cards of the pile that made them.

  private static int span(int from, int to) {
    return from << 8 | to;
  }

  public static int spanFrom(int subject) {
    return subject >> 8;
  }

  public static int spanTo(int subject) {
    return subject & 0xff;
  }
}
