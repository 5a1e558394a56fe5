package umpire.tractor.text.classic;

import java.util.List;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.kernel.Kernel;
import umpire.core.text.TextWriter;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.trick.Trick;

/// Generates valid rounds, either as played at a table or constructed trick by trick, always on a
/// kernel that enforces two decks.
final class RoundGenerator {

  static final List<GeneratorShape> SHAPES =
      List.of(
          new GeneratorShape("legal", "rounds as at a table: suit is followed, throws are sound"),
          new GeneratorShape("awkward", "structures everywhere: throws, ruffs, odd matches, ties"),
          new GeneratorShape(
              "tangled", "ruffs on tractors that fit only when arranged the right way"),
          new GeneratorShape("notrump", "no main suit"),
          new GeneratorShape("long", "tricks of up to 25 cards"),
          new GeneratorShape("ace", "teams near the ace: games end"),
          new GeneratorShape("last", "defenders win the last trick with a long lead"));

  private final GeneratorOptions options;
  private final TextWriter out;
  private final SeededRandom random;
  private final RulingLog log = new RulingLog();
  private final TableRound table = new TableRound();
  private final Round round = new Round();
  private final TrickMaker maker;

  RoundGenerator(GeneratorOptions options, TextWriter out) {
    this.options = options;
    this.out = out;
    this.random = new SeededRandom(options.seed());
    this.maker = new TrickMaker(random, round);
  }

  void run() {
    out.number(options.cases()).line();
    for (int i = 0; i < options.cases(); i++) {
      out.line();
      switch (options.shape()) {
        case "legal" -> play(anyMain(), anyRank(), anyRank());
        case "tangled" -> make(random.nextInt(Deck.SUITS), anyRank(), anyRank());
        case "notrump" -> playOrMake(TrumpOrder.NO_SUIT, anyRank(), anyRank());
        case "ace" -> playOrMake(anyMain(), nearAce(), nearAce());
        default -> make(anyMain(), anyRank(), anyRank());
      }
      log.clear();
    }
  }

  private int anyMain() {
    return random.nextInt(Deck.SUITS + 1);
  }

  private int anyRank() {
    return Deck.TWO + random.nextInt(Deck.ACE - Deck.TWO + 1);
  }

  private int nearAce() {
    return Deck.ACE - random.nextInt(3);
  }

  private void playOrMake(int main, int rank1, int rank2) {
    if (random.nextPercent(50)) {
      play(main, rank1, rank2);
    } else {
      make(main, rank1, rank2);
    }
  }

  /// Writes a round as played at a table.
  private void play(int main, int rank1, int rank2) {
    Round played = table.round();
    table.deal(random.nextLong(), main, random.nextInt(Round.SEATS), rank1, rank2, log);
    writeHeader(played);
    while (played.toAct() != Kernel.NOBODY) {
      played.play(table.choose(), log);
      if (played.led() == 0) {
        writeTrick(played.trick());
      }
    }
  }

  /// Writes a constructed round.
  private void make(int main, int rank1, int rank2) {
    round.open(main, random.nextInt(Round.SEATS), rank1, rank2, true, log);
    writeHeader(round);
    maker.begin();
    while (round.toAct() != Kernel.NOBODY) {
      lay(lead(Deck.HAND - round.laid(round.toAct())));
      if (round.leading()) {
        round.play(Round.DONE, log);
      }
      for (int i = 1; i < Round.SEATS; i++) {
        lay(follow());
      }
      writeTrick(round.trick());
    }
  }

  private Selection lead(int left) {
    return switch (options.shape()) {
      case "long" -> maker.lead(Math.min(left, 8 + random.nextInt(18)));
      case "tangled" -> maker.tractorLead(left);
      case "last" -> defend() ? maker.longLead(left) : maker.lowLead();
      default -> maker.lead(Math.min(left, 1 + random.nextInt(10)));
    };
  }

  private Selection follow() {
    return switch (options.shape()) {
      case "tangled" -> maker.tangledFollow();
      case "last" -> takesTheLead() ? maker.highFollow() : maker.poorFollow();
      default -> maker.oddFollow();
    };
  }

  /// Whether a defender can take the lead from a declarer.
  private boolean takesTheLead() {
    return defend() && !round.sides().defends(round.trick().leader());
  }

  /// Whether a defender is due to act.
  private boolean defend() {
    return round.sides().defends(round.toAct());
  }

  private void lay(Selection play) {
    for (int i = 0; i < play.size(); i++) {
      round.play(play.card(i), log);
    }
  }

  private void writeHeader(Round opened) {
    out.character(CardText.main(opened.order().main())).character(' ');
    out.ascii(HeaderLine.NAMES[opened.dealer()]).character(' ');
    out.character(CardText.rank(opened.rank(0))).character(' ');
    out.character(CardText.rank(opened.rank(1))).line();
  }

  private void writeTrick(Trick trick) {
    for (int i = 0; i < Round.SEATS; i++) {
      int seat = (trick.leader() + i) % Round.SEATS;
      if (i > 0) {
        out.character(' ');
      }
      for (int card = 0; card < trick.size(seat); card++) {
        out.ascii(CardText.name(trick.card(seat, card)));
      }
    }
    out.line();
  }
}
