package umpire.tractor.text.classic;

import java.io.IOException;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.TextWriter;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;

/// Reads rounds and judges them, one trick per step.
public final class RoundReader implements ClassicReader {

  /// Four players in two teams.
  private static final Seating TEAMS =
      new Seating() {
        @Override
        public int seats() {
          return Round.SEATS;
        }

        @Override
        public int sides() {
          return 2;
        }

        @Override
        public int side(int seat) {
          return umpire.tractor.deck.Seating.FOUR.side(seat);
        }
      };

  /// The current point in the input.
  private enum Progress {
    AT_START,
    BETWEEN_ROUNDS,
    /// At a header, whose first word is the current one.
    AT_HEADER,
    INSIDE_ROUND,
    AT_END
  }

  private static final TractorRule[] RULES = TractorRule.values();

  private final WordReader words;
  private final ReadOptions options;
  private final HeaderLine header;
  private final TrickLine line;
  private final Round round = new Round();
  private Progress progress = Progress.AT_START;

  /// The number of rounds announced; [Long#MAX_VALUE] if it does not fit an `int`.
  private long due;

  private int number;

  /// The cards of which a surplus copy was found in this round, as a set of bits: each is warned of
  /// once.
  private long warned;

  public RoundReader(WordReader words, ReadOptions options) {
    this.words = words;
    this.options = options;
    this.header = new HeaderLine(words);
    this.line = new TrickLine(words);
  }

  @Override
  public boolean step(RulingLog log) throws BadInputException, IOException {
    if (progress == Progress.AT_START) {
      readCount();
    }
    if (progress != Progress.INSIDE_ROUND && !openRound(log)) {
      return false;
    }
    readTrick();
    judgeTrick(log);
    if (round.toAct() == Kernel.NOBODY) {
      progress = Progress.BETWEEN_ROUNDS;
    }
    return true;
  }

  private void readCount() throws BadInputException, IOException {
    progress = Progress.AT_END;
    if (!words.nextLine()) {
      throw words.faultAt(1, 1, "expected the number of rounds, found the end of the input");
    }
    if (options.strict() && words.blankLines() > 0) {
      throw words.faultAt(1, 1, "unexpected blank line before the number of rounds");
    }
    if (!words.isDigits()) {
      throw words.fault("expected the number of rounds, found " + words.quoted());
    }
    due = words.number() < 0 ? Long.MAX_VALUE : words.number();
    if (words.nextWordInLine()) {
      throw words.fault(
          "expected the number of rounds alone on its line, found " + words.quoted() + " after it");
    }
    progress = Progress.BETWEEN_ROUNDS;
  }

  /// Advances to the next header and opens its round; false if no more rounds are due.
  private boolean openRound(RulingLog log) throws BadInputException, IOException {
    boolean found = progress == Progress.AT_HEADER || words.nextLine();
    if (number == due || !found) {
      progress = Progress.AT_END;
      return endOfRounds(found);
    }
    progress = Progress.INSIDE_ROUND;
    if (number > 0 && isCards()) {
      throw words
          .fault("unexpected trick: all 25 cards of round " + number + " are laid")
          .against(TractorRule.ROUND_OVER, "legal here: the header of round " + (number + 1));
    }
    number++;
    warned = 0;
    if (options.strict()) {
      checkBlankLineBefore();
    }
    header.read(number);
    round.open(
        header.main(), header.dealer(), header.rank1(), header.rank2(), options.strict(), log);
    return true;
  }

  private void checkBlankLineBefore() throws BadInputException {
    if (words.blankLines() != 1) {
      String found = words.blankLines() == 0 ? "none" : "several";
      throw words.fault("expected one blank line before round " + number + ", found " + found);
    }
  }

  private boolean endOfRounds(boolean found) throws BadInputException {
    if (number < due) {
      throw words.fault("the input ends before round " + (number + 1) + ofAll());
    }
    if (found) {
      throw words.fault(
          "unexpected text after the last round: the first line announces "
              + due
              + (due == 1 ? " round" : " rounds"));
    }
    return false;
  }

  private String ofAll() {
    return due > Integer.MAX_VALUE ? "" : " of " + due;
  }

  private boolean isCards() {
    return words.length() > 1 && CardText.card(words.at(0), words.at(1)) != CardText.NO_CARD;
  }

  private void readTrick() throws BadInputException, IOException {
    int laid = round.laid(round.toAct());
    if (line.takePlain(Deck.HAND - laid)) {
      return;
    }
    if (!words.nextLine()) {
      progress = Progress.AT_END;
      throw words.fault("the input ends inside round " + number + ofAll() + after(laid));
    }
    if (CardText.readMain(words) >= 0) {
      progress = Progress.AT_HEADER;
      throw words.fault("unexpected header: round " + number + " stops" + after(laid));
    }
    if (options.strict() && words.blankLines() > 0) {
      throw words.faultAt(words.line() - 1, 1, "unexpected blank line inside round " + number);
    }
    line.read(number, Deck.HAND - laid);
  }

  private static String after(int laid) {
    return " after " + laid + " of 25 cards each";
  }

  private void judgeTrick(RulingLog log) throws BadInputException {
    for (int word = 0; word < Round.SEATS; word++) {
      for (int i = 0; i < line.size(); i++) {
        judge(word, i, log);
      }
      if (word == 0 && round.leading()) {
        round.play(Round.DONE, log);
      }
    }
  }

  private void judge(int word, int i, RulingLog log) throws BadInputException {
    int card = line.card(word, i);
    int objection = round.check(round.toAct(), card);
    if (objection != Kernel.LEGAL) {
      throw refusal(word, i, RULES[objection]);
    }
    if (round.isUsedUp(card) && (warned & 1L << card) == 0) {
      warned |= 1L << card;
      options.warnings().warn(surplusCopy(word, i).against(TractorRule.TWO_DECKS));
    }
    round.play(card, log);
  }

  private BadInputException refusal(int word, int i, TractorRule rule) {
    if (rule == TractorRule.TWO_DECKS) {
      return surplusCopy(word, i)
          .against(rule, "legal here: a card laid fewer than two times so far");
    }
    int first = line.card(0, 0);
    int group = round.order().group(first);
    String led = group == TrumpOrder.TRUMPS ? "trump" : "not-trump";
    String legal =
        group == TrumpOrder.TRUMPS ? "trumps" : "not-trumps of suit " + CardText.main(group);
    String what =
        CardText.name(line.card(word, i))
            + " does not go with "
            + CardText.name(first)
            + ", a "
            + led;
    return line.fault(word, i, what).against(rule, "legal here: " + legal);
  }

  private BadInputException surplusCopy(int word, int i) {
    String name = CardText.name(line.card(word, i));
    return line.fault(
        word, i, "a third " + name + " in round " + number + ": two decks hold two of each card");
  }

  /// Searches for the next header. If there is none, the next step reports the consequence.
  @Override
  public boolean recover() throws IOException {
    while (progress == Progress.INSIDE_ROUND) {
      if (!words.nextLine()) {
        progress = Progress.BETWEEN_ROUNDS;
      } else if (CardText.readMain(words) >= 0) {
        progress = Progress.AT_HEADER;
      }
    }
    return progress != Progress.AT_END;
  }

  /// Prints three lines once the round is finished, and nothing before.
  @Override
  public void print(RulingLog log, TextWriter out) {
    if (progress == Progress.INSIDE_ROUND) {
      return;
    }
    out.ascii("Case #").number(number).character(':').line();
    out.number(round.score(round.defenders())).line();
    if (round.winner() != Kernel.NOBODY) {
      out.ascii("Winner: Team ").number(round.winner() + 1).line();
      return;
    }
    out.character(CardText.rank(round.rank(0))).character(' ');
    out.character(CardText.rank(round.rank(1))).character(' ');
    out.ascii(seatName(round.dealer())).line();
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public Note caption() {
    Sentence told =
        Sentence.of(
            header.main() == TrumpOrder.NO_SUIT
                ? "no main suit, dealer {dealer}, team 1 at {one}, team 2 at {two}"
                : "main suit {main}, dealer {dealer}, team 1 at {one}, team 2 at {two}");
    return RoundNarrator.mainSuit(header.main(), told)
        .fact("dealer", seatName(header.dealer()))
        .fact("one", CardText.rank(header.rank1()))
        .fact("two", CardText.rank(header.rank2()))
        .note();
  }

  @Override
  public Seating seating() {
    return TEAMS;
  }

  @Override
  public boolean isOver() {
    return round.toAct() == Kernel.NOBODY;
  }

  @Override
  public int score(int side) {
    return round.score(side);
  }

  /// The round being read.
  public Round round() {
    return round;
  }

  /// The main suit of the round being read.
  public int main() {
    return header.main();
  }

  public int dealer() {
    return header.dealer();
  }

  /// The rank of a team before the round.
  public int rank(int team) {
    return team == 0 ? header.rank1() : header.rank2();
  }

  @Override
  public Note seat(int seat) {
    return Note.plain(HeaderLine.NAMES[seat]);
  }

  /// The name of a team in the published problem: CT for the declarers, FT for the defenders.
  @Override
  public String sideName(int team) {
    return team == round.defenders() ? "FT" : "CT";
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    RoundNarrator.tell(ruling, round, sentence);
  }
}
