package umpire.tractor.text.classic;

import java.util.List;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.kernel.Kernel;
import umpire.core.text.Print;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.trick.Trick;

/// Writes valid rounds: played as at a table, or made up trick by trick, always on a kernel that
/// knows only two decks.
final class RoundGenerator {

  static final List<Shape> SHAPES =
      List.of(
          new Shape("legal", "rounds as at a table: suit is followed, throws are sound"),
          new Shape("awkward", "structures everywhere: throws, ruffs, odd matches, ties"),
          new Shape("tangled", "ruffs on tractors that fit only when arranged the right way"),
          new Shape("notrump", "no main suit"),
          new Shape("long", "tricks of up to 25 cards"),
          new Shape("ace", "teams near the ace: games end"),
          new Shape("last", "defenders win the last trick with a long lead"));

  private final Recipe recipe;
  private final Print out;
  private final Chance chance;
  private final Tape tape = new Tape();
  private final TableRound table = new TableRound();
  private final Round round = new Round();
  private final TrickMaker maker;

  RoundGenerator(Recipe recipe, Print out) {
    this.recipe = recipe;
    this.out = out;
    this.chance = new Chance(recipe.seed());
    this.maker = new TrickMaker(chance, round);
  }

  void run() {
    out.number(recipe.cases()).line();
    for (int i = 0; i < recipe.cases(); i++) {
      out.line();
      switch (recipe.shape()) {
        case "legal" -> play(anyMain(), anyRank(), anyRank());
        case "tangled" -> make(chance.below(Deck.SUITS), anyRank(), anyRank());
        case "notrump" -> playOrMake(TrumpOrder.NO_SUIT, anyRank(), anyRank());
        case "ace" -> playOrMake(anyMain(), nearAce(), nearAce());
        default -> make(anyMain(), anyRank(), anyRank());
      }
      tape.rewind();
    }
  }

  private int anyMain() {
    return chance.below(Deck.SUITS + 1);
  }

  private int anyRank() {
    return Deck.TWO + chance.below(Deck.ACE - Deck.TWO + 1);
  }

  private int nearAce() {
    return Deck.ACE - chance.below(3);
  }

  private void playOrMake(int main, int rank1, int rank2) {
    if (chance.percent(50)) {
      play(main, rank1, rank2);
    } else {
      make(main, rank1, rank2);
    }
  }

  /// A round as at a table.
  private void play(int main, int rank1, int rank2) {
    Round played = table.round();
    table.deal(chance.next(), main, chance.below(Round.SEATS), rank1, rank2, tape);
    writeHeader(played);
    while (played.toAct() != Kernel.NOBODY) {
      played.play(table.choose(), tape);
      if (played.led() == 0) {
        writeTrick(played.trick());
      }
    }
  }

  /// A round made up.
  private void make(int main, int rank1, int rank2) {
    round.open(main, chance.below(Round.SEATS), rank1, rank2, true, tape);
    writeHeader(round);
    maker.begin();
    while (round.toAct() != Kernel.NOBODY) {
      lay(lead(Deck.HAND - round.laid(round.toAct())));
      if (round.leading()) {
        round.play(Round.DONE, tape);
      }
      for (int i = 1; i < Round.SEATS; i++) {
        lay(follow());
      }
      writeTrick(round.trick());
    }
  }

  private Selection lead(int left) {
    return switch (recipe.shape()) {
      case "long" -> maker.lead(Math.min(left, 8 + chance.below(18)));
      case "tangled" -> maker.tractorLead(left);
      case "last" -> defend() ? maker.longLead(left) : maker.lowLead();
      default -> maker.lead(Math.min(left, 1 + chance.below(10)));
    };
  }

  private Selection follow() {
    return switch (recipe.shape()) {
      case "tangled" -> maker.tangledFollow();
      case "last" -> takesTheLead() ? maker.highFollow() : maker.poorFollow();
      default -> maker.oddFollow();
    };
  }

  /// Whether a defender can take the lead from a declarer.
  private boolean takesTheLead() {
    return defend() && !round.sides().defends(round.trick().leader());
  }

  /// Whether a defender is to act.
  private boolean defend() {
    return round.sides().defends(round.toAct());
  }

  private void lay(Selection play) {
    for (int i = 0; i < play.size(); i++) {
      round.play(play.card(i), tape);
    }
  }

  private void writeHeader(Round opened) {
    out.letter(CardText.main(opened.order().main())).letter(' ');
    out.ascii(HeaderLine.NAMES[opened.dealer()]).letter(' ');
    out.letter(CardText.rank(opened.rank(0))).letter(' ');
    out.letter(CardText.rank(opened.rank(1))).line();
  }

  private void writeTrick(Trick trick) {
    for (int i = 0; i < Round.SEATS; i++) {
      int seat = (trick.leader() + i) % Round.SEATS;
      if (i > 0) {
        out.letter(' ');
      }
      for (int card = 0; card < trick.size(seat); card++) {
        out.ascii(CardText.name(trick.card(seat, card)));
      }
    }
    out.line();
  }
}
