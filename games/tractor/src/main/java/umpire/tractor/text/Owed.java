package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Sentence;
import umpire.tractor.FollowDuty;
import umpire.tractor.Holding;
import umpire.tractor.Tractor;
import umpire.tractor.TractorRule;
import umpire.tractor.Verb;

/// Says what a follower owes to the lead, and of which cards: to the follower alone.
final class Owed {

  /// A card of each group.
  static final String[] ONE = {"club", "diamond", "heart", "spade", "trump"};

  private static final String[] GROUPS = {"clubs", "diamonds", "hearts", "spades", "trumps"};

  private final Tractor game;
  private final List<String> names;
  private final int actor;
  private final FollowDuty duty;
  private final Holding ofGroup = new Holding();

  Owed(Tractor game, List<String> names, int actor) {
    this.game = game;
    this.names = names;
    this.actor = actor;
    this.duty = game.play().duty(actor);
    Holding hand = game.hands().known(actor);
    long kinds = game.play().order().kindsIn(duty.group());
    ofGroup.set(hand.cards() & kinds, hand.pairs() & kinds);
  }

  List<Sentence> notes(TractorRule rule) {
    return switch (rule) {
      case FOLLOW_GROUP, ALL_OF_GROUP -> List.of(cards());
      case FOLLOW_PAIRS -> List.of(pairs());
      default -> List.of(tractors(), Sentence.of("for instance ").fact("event", instance()));
    };
  }

  private Sentence holds() {
    return new Sentence().fact("player", names.get(actor)).say(" holds ");
  }

  private Sentence cards() {
    int held = duty.held();
    Sentence holds =
        held == 1
            ? holds().say("one ").word("group", ONE[duty.group()])
            : holds().fact("held", held).say(" ").word("group", GROUPS[duty.group()]);
    holds.say(", ").fact("cards", Refusals.spelled(ofGroup), "").say(": ");
    if (held == 1) {
      return holds.say("it must go");
    }
    return duty.ofGroup() == held ? holds.say("all of them must go") : some(holds, duty.ofGroup());
  }

  private static Sentence some(Sentence holds, int count) {
    return count == 1
        ? holds.say("one of them must go")
        : holds.fact("owed", count).say(" of them must go");
  }

  private Sentence pairs() {
    ofGroup.set(ofGroup.pairs(), ofGroup.pairs());
    int held = Long.bitCount(ofGroup.pairs());
    Sentence holds =
        held == 1 ? holds().say("a pair of ") : holds().fact("held", held).say(" pairs of ");
    holds.word("group", GROUPS[duty.group()]).say(", ");
    holds.fact("cards", Refusals.spelled(ofGroup), "").say(": ");
    if (held == 1) {
      return holds.say("it must go");
    }
    return held == duty.pairs() ? holds.say("they must go") : some(holds, duty.pairs());
  }

  private Sentence tractors() {
    var tractors = new ArrayList<Sentence>();
    for (int i = 0; i < duty.tractors(); i++) {
      if (i > 0) {
        tractors.add(Sentence.of(" and "));
      }
      tractors.add(Sentence.of("a tractor of ").fact("pairs", duty.pairsOf(i)).say(" pairs"));
    }
    return holds()
        .parts("tractors", tractors)
        .say(" of ")
        .word("group", GROUPS[duty.group()])
        .say(duty.tractors() == 1 ? ": it must go" : ": they must go");
  }

  private String instance() {
    var moves = new Moves();
    var move = new Move();
    game.legal(actor, moves);
    moves.get(0, move);
    return Verb.WORDS.write(move, names);
  }
}
