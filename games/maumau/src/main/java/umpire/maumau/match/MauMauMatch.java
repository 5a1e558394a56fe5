package umpire.maumau.match;

import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.maumau.cards.CardRow;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.deal.Result;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// A match of Mau-Mau: deal after deal, until the match is decided. [Verb] describes the moves.
///
/// [MauMau] keeps the cards of a deal and checks what players may do in it; [TableLegality] checks
/// the moves of the table, the house. This class connects them: it deals, keeps the history, and
/// applies what follows although no line records it, such as a pass.
public final class MauMauMatch implements Kernel<MauMauMatch> {

  private final MauMauSettings settings;
  private final int players;
  private final MauMau game = new MauMau();
  private final MatchScore matchScore;
  private final Dealing dealing;
  private final History history = new History();

  /// Whether the history contains moves that some players did not see in full.
  private boolean secrets;

  private int awaited = HOUSE;

  /// Whether a deal is in progress; between deals there is none.
  private boolean inDeal;

  /// The seats whose cards must be shown before the deal is finished, one bit each.
  private int toShow;

  /// Whether the table may still name the cards drawn last.
  private boolean justDrawn;

  /// The player who has just drawn and passed automatically, because no decision was left.
  private int passed = NOBODY;

  /// Whether the record contains the opening card of the deal; false if it is only assumed.
  private boolean openingIsKnown = true;

  private final long[] row = new long[Cards.MAX_CARDS];
  private final Move seen = new Move();
  private final ScratchMatch scratch = new ScratchMatch();

  public MauMauMatch(MauMauSettings settings, int players) {
    this.settings = settings;
    this.players = players;
    matchScore = new MatchScore(settings, players);
    dealing = new Dealing(players);
  }

  @Override
  public MauMauMatch newGame() {
    return new MauMauMatch(settings, players);
  }

  @Override
  public void keepHistory(boolean wanted) {
    history.keep(wanted);
    game.takeNotes(wanted);
  }

  @Override
  public void reset() {
    matchScore.reset();
    dealing.reset();
    dealing.seat(matchScore.in());
    history.clear();
    secrets = inDeal = justDrawn = false;
    toShow = 0;
    awaited = HOUSE;
    passed = NOBODY;
    openingIsKnown = true;
  }

  /// Points from earlier deals.
  @Override
  public boolean startFrom(int side, int score) {
    return matchScore.startFrom(side, score);
  }

  @Override
  public void copyFrom(MauMauMatch other) {
    game.copyFrom(other.game);
    matchScore.copyFrom(other.matchScore);
    dealing.copyFrom(other.dealing);
    history.copyFrom(other.history);
    secrets = other.secrets;
    awaited = other.awaited;
    inDeal = other.inDeal;
    toShow = other.toShow;
    justDrawn = other.justDrawn;
    passed = other.passed;
    openingIsKnown = other.openingIsKnown;
  }

  @Override
  public int seats() {
    return players;
  }

  @Override
  public int toAct() {
    return awaited;
  }

  /// Updates who is to act now.
  private void await() {
    if (inDeal && !game.isOver() && !game.awaitsShuffle()) {
      awaited = game.seat();
    } else {
      awaited = isOver() ? OVER : HOUSE;
    }
  }

  public boolean isOver() {
    return !inDeal && matchScore.isOver();
  }

  /// Whether a player is to act now.
  public boolean inPlay() {
    return awaited >= 0;
  }

  // Legality.

  @Override
  public int check(int actor, Move move) {
    if (actor >= 0 && actor == awaited) {
      return Verb.isPlayers(move) ? game.checkInTurn(Verb.code(move)) : due();
    }
    Verb verb = Verb.of(move);
    if (passesAgain(actor, move)) {
      return LEGAL;
    }
    if (passesUnsaid(actor, move)) {
      return checkAfterPass(actor, move);
    }
    if (isOver() && !(actor == HOUSE && verb == Verb.LEFT && showsLate(move.seat()))) {
      return MauMauRule.GAME_OVER.ordinal();
    }
    if (actor == HOUSE) {
      return TableLegality.check(this, verb, move);
    }
    return inPlay() && Verb.isPlayers(move) ? game.check(actor, Verb.code(move)) : due();
  }

  /// Whether the cards of the last deal still lie on the table, after its end.
  boolean liesOpen() {
    return (inDeal ? game.isOver() : matchScore.deals() > 0) && !dealing.hasBegun();
  }

  /// Whether a hand can still be shown on which no points depend (M52).
  boolean showsLate(int seat) {
    return hasSeat(seat) && liesOpen() && !mustShow(seat) && game.unknown(seat) > 0;
  }

  boolean hasSeat(int seat) {
    return seat >= 0 && seat < players;
  }

  /// Whether points depend on a player's remaining cards, and they have not been shown.
  boolean mustShow(int seat) {
    return (toShow >> seat & 1) != 0;
  }

  private static int due() {
    return MauMauRule.DUE.ordinal();
  }

  /// Checks a move that implies an unrecorded pass by the player in turn. The answer concerns the
  /// move if it is forbidden or the pass is certain; otherwise the pass.
  private int checkAfterPass(int actor, Move move) {
    int pass = game.check(game.seat(), MoveCode.KEEP);
    int found = afterPass().check(actor, move);
    return Kernel.forbids(found) || pass == LEGAL ? found : pass;
  }

  /// Returns the match after a pass by the player in turn. The returned match belongs to this one
  /// and is valid until the next such call.
  public MauMauMatch afterPass() {
    MauMauMatch then = scratch.copyOf(this);
    then.move(then.game.seat(), MoveCode.KEEP, RulingLog.none());
    return then;
  }

  /// Whether a move implies an unrecorded pass by the player in turn: the next player acts, or the
  /// table calls the deal off, which it may do only between turns.
  public boolean passesUnsaid(int actor, Move move) {
    boolean goesOn =
        actor == HOUSE
            ? Verb.of(move) == Verb.CALL_OFF
            : isNext(actor) && Verb.of(move) != Verb.CATCH;
    return goesOn && inDeal && game.mayPassUnsaid();
  }

  /// Whether a player passes whose turn has already ended with an automatic pass; the record may
  /// have the line or not (M25).
  private boolean passesAgain(int actor, Move move) {
    return actor == passed && actor != HOUSE && inPlay() && Verb.of(move) == Verb.PASS;
  }

  private boolean isNext(int actor) {
    return inPlay() && actor != awaited && actor == game.next(awaited);
  }

  /// Whether the next deal may begin: the last one is over, and any cards still to be shown may
  /// stay hidden.
  public boolean mayDealOn() {
    return toShow == 0 ? !inDeal : !settings.eliminates() && !matchScore.isOverThen();
  }

  @Override
  public void listLegal(int actor, Moves into) {
    if (actor == HOUSE) {
      TableLegality.legal(this, into, seen);
    } else if (inPlay() && actor == game.seat()) {
      game.list(into);
    } else if (inPlay() && game.mayCatch(actor)) {
      into.add(Verb.CATCH);
    } else if (actor == passed || (inDeal && isNext(actor) && game.mayPassUnsaid())) {
      into.leaveOut(); // a needless pass, or moves that imply an unrecorded pass
    }
  }

  // Events.

  @Override
  public void play(int actor, Move move, RulingLog log) {
    boolean told = justDrawn;
    justDrawn = false;
    if (passesAgain(actor, move)) {
      passed = NOBODY;
      history.add(actor, move);
      return;
    }
    passed = NOBODY;
    if (actor != awaited && passesUnsaid(actor, move)) {
      history.add(game.seat(), seen.set(Verb.PASS));
      move(game.seat(), MoveCode.KEEP, log);
    }
    if (Verb.isPlayers(move)) {
      if (history.isKept()) {
        remember(actor, move);
      }
      if (move.length() > 0) {
        Glimpse.take(move, game);
      }
      move(actor, Verb.codeOfLegal(move), log);
    } else {
      playTable(Verb.of(move), move, told, log);
    }
  }

  /// Adds a player's move to the history as all players will remember it: with the number of cards
  /// due, or the cards that could be laid.
  private void remember(int actor, Move move) {
    seen.set(move.verb()).cards(move.cards()).code(move.code());
    if (Verb.of(move) == Verb.DRAW) {
      seen.amount(Math.max(1, game.penalty()));
    } else if (Verb.of(move) == Verb.LAY) {
      Verb.rememberLay(game.layable(), game.held(game.next(game.seat())), seen);
    }
    history.add(actor, seen);
  }

  private void playTable(Verb verb, Move move, boolean told, RulingLog log) {
    switch (verb) {
      case DECK -> {
        showNothing(log);
        history.clear();
        secrets = false;
        begin(deck(move), log);
      }
      case DEAL -> deal(move, log);
      case OPEN -> {
        history.add(HOUSE, move);
        dealing.write(matchScore.first(), move.cards(), row);
        begin(row, log);
      }
      case DRAWN -> tellDrawn(move, told, log);
      case SHUFFLE -> shuffle(move, log);
      case CALL_OFF -> {
        history.add(HOUSE, move);
        game.callOff(log);
        look(log);
      }
      default -> show(move, log);
    }
  }

  private long[] deck(Move move) {
    for (int place = 0; place < rules().deckSize(); place++) {
      row[place] = CardRow.bit(move, place);
    }
    return row;
  }

  private void deal(Move move, RulingLog log) {
    showNothing(log);
    await();
    if (!dealing.hasBegun()) {
      history.clear();
      secrets = false;
    }
    secrets |= move.cards() != 0;
    history.add(HOUSE, move);
    dealing.deal(move.seat(), move.cards(), move.unknown());
  }

  private void begin(long[] deck, RulingLog log) {
    int first = matchScore.first();
    log.add(MauMauRule.DEAL, first, matchScore.deals() + 1, handSize());
    inDeal = true;
    game.deal(settings.rules(), players, matchScore.in(), first, deck, log);
    dealing.reset();
    await();
  }

  private void move(int actor, int code, RulingLog log) {
    int place = game.piles().front();
    if (code == MoveCode.CATCH) {
      game.catchForgetter(actor, log);
    } else {
      game.play(code, log);
    }
    look(log);
    justDrawn = inPlay() && game.piles().front() != place;
    if (code == MoveCode.DRAW) {
      seePass();
    }
  }

  private void tellDrawn(Move move, boolean told, RulingLog log) {
    secrets |= move.cards() != 0;
    history.add(HOUSE, move);
    game.seeDrawn(move.cards() & ~game.drawing().takenCards(), log);
    justDrawn = told && move.unknown() > 0;
    look(log);
    seePass();
  }

  private void shuffle(Move move, RulingLog log) {
    history.add(HOUSE, seen.set(Verb.SHUFFLE));
    for (int place = 0; place < game.piles().left(); place++) {
      row[place] = place < move.length() ? CardRow.bit(move, place) : 0;
    }
    if (move.code() == Verb.MISFIT) {
      game.drawing().seeMisfit();
    }
    game.seeShuffled(row, log);
    justDrawn = !game.awaitsShuffle();
    look(log);
    seePass();
  }

  private void seePass() {
    int drawer = game.drawing().taker();
    passed = inPlay() && game.seat() != drawer ? drawer : NOBODY;
  }

  /// Scores the deal if it is over, and updates who is to act.
  private void look(RulingLog log) {
    if (game.isOver()) {
      matchScore.score(game);
      toShow = Result.toShow(game);
      finishIfShown(log);
    }
    await();
  }

  private void show(Move move, RulingLog log) {
    int seat = move.seat();
    history.add(HOUSE, move);
    if (!mustShow(seat)) {
      Result.reveal(game, seat, move.cards() | game.hand(seat), log);
      return;
    }
    toShow &= ~(1 << seat);
    Result.show(game, seat, move.cards() | game.hand(seat), log);
    matchScore.score(game);
    finishIfShown(log);
    await();
  }

  private void showNothing(RulingLog log) {
    if (toShow != 0) {
      toShow = 0;
      finishIfShown(log);
    }
  }

  private void finishIfShown(RulingLog log) {
    if (toShow == 0) {
      matchScore.finish(game, log);
      dealing.seat(matchScore.in());
      inDeal = false;
      if (matchScore.isOver()) {
        log.add(MauMauRule.MATCH, matchScore.leader(), matchScore.deals(), 0);
      }
    }
  }

  // Hidden information.

  @Override
  public void veil(int viewer) {
    game.veil(viewer);
    dealing.veil(viewer);
    scratch.veil(history, viewer, secrets);
  }

  /// Forgets the order of the draw pile, except for cards that have lain open. Hands stay known.
  public void hideDrawPile() {
    if (inDeal) {
      game.hideDrawPile();
    }
  }

  @Override
  public void mask(int viewer, int actor, Move move) {
    scratch.mask(this, viewer, actor, move);
  }

  @Override
  public boolean isFullyKnown() {
    return inDeal ? game.isKnown() : dealing.isKnown();
  }

  @Override
  public History history() {
    return history;
  }

  @Override
  public int tally(int tally, int side) {
    return tally == MatchScore.POINTS ? matchScore.points(side) : matchScore.won(side);
  }

  @Override
  public boolean isTallyKnown(int tally, int side) {
    return matchScore.isKnown(tally, side);
  }

  @Override
  public int winner() {
    return isOver() ? matchScore.leader() : NOBODY;
  }

  // Queries of the match.

  /// The current deal, or the last one.
  public MauMau game() {
    return game;
  }

  public MatchScore matchScore() {
    return matchScore;
  }

  /// The hands before a deal begins.
  public Dealing dealing() {
    return dealing;
  }

  public MauMauSettings settings() {
    return settings;
  }

  public TableRules rules() {
    return settings.rules();
  }

  /// Whether a deal is in progress.
  public boolean inDeal() {
    return inDeal;
  }

  /// Whether the table may still name the cards drawn last.
  boolean justDrawn() {
    return justDrawn;
  }

  /// The seats whose cards must be shown, one bit each.
  public int toShow() {
    return toShow;
  }

  /// Index of the opening card in a deck.
  public int openingPlace() {
    return Integer.bitCount(matchScore.in()) * handSize();
  }

  /// The number of cards dealt to each player still in the match.
  public int handSize() {
    return settings.rules().handSize(Integer.bitCount(matchScore.in()));
  }

  /// The player who gets the card at an index of the deck before the opening card.
  public int owner(int place) {
    return dealing.nth(matchScore.first(), place % Integer.bitCount(matchScore.in()));
  }

  /// Whether the record contains the opening card of the deal; false if it is only assumed.
  public boolean openingIsKnown() {
    return openingIsKnown;
  }

  public void assumeOpening(boolean assumed) {
    openingIsKnown = !assumed;
  }
}
