package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Sentence;
import umpire.tractor.cards.Holding;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.FollowDuty;
import umpire.tractor.words.Verb;

/// Explains which cards a follower owes to the lead; shown to the follower alone.
final class FollowDutyText {

  /// The words for one card of each group.
  static final String[] ONE = {"club", "diamond", "heart", "spade", "trump"};

  private static final String[] GROUPS = {"clubs", "diamonds", "hearts", "spades", "trumps"};

  private final Tractor game;
  private final List<String> names;
  private final int actor;
  private final FollowDuty duty;
  private final Holding ofGroup = new Holding();

  FollowDutyText(Tractor game, List<String> names, int actor) {
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
      default -> List.of(tractors(), Sentence.of("for instance {event}").fact("event", instance()));
    };
  }

  private Sentence cards() {
    int held = duty.held();
    int owed = duty.ofGroup();
    Sentence holds =
        Sentence.of(
            held == 1
                ? "{player} holds one {group:word}, {cards}: it must go"
                : owed == held
                    ? "{player} holds {held} {group:word}, {cards}: all of them must go"
                    : owed == 1
                        ? "{player} holds {held} {group:word}, {cards}: one of them must go"
                        : "{player} holds {held} {group:word}, {cards}: {owed} of them must go");
    return tell(holds, held, owed, (held == 1 ? ONE : GROUPS)[duty.group()]);
  }

  private Sentence pairs() {
    ofGroup.set(ofGroup.pairs(), ofGroup.pairs());
    int held = Long.bitCount(ofGroup.pairs());
    int owed = duty.pairs();
    Sentence holds =
        Sentence.of(
            held == 1
                ? "{player} holds a pair of {group:word}, {cards}: it must go"
                : owed == held
                    ? "{player} holds {held} pairs of {group:word}, {cards}: they must go"
                    : owed == 1
                        ? "{player} holds {held} pairs of {group:word}, {cards}: one of them must go"
                        : "{player} holds {held} pairs of {group:word}, {cards}: {owed} of them must"
                            + " go");
    return tell(holds, held, owed, GROUPS[duty.group()]);
  }

  /// Adds the facts; the numbers one and all are part of the text.
  private Sentence tell(Sentence holds, int held, int owed, String group) {
    holds.fact("player", names.get(actor));
    if (held > 1) {
      holds.fact("held", held);
    }
    holds.fact("group", group).fact("cards", RefusalText.spelled(ofGroup));
    return owed > 1 && owed < held ? holds.fact("owed", owed) : holds;
  }

  private Sentence tractors() {
    var tractors = new ArrayList<Sentence>();
    for (int i = 0; i < duty.tractors(); i++) {
      if (i > 0) {
        tractors.add(Sentence.of(" and "));
      }
      tractors.add(Sentence.of("a tractor of {pairs} pairs").fact("pairs", duty.pairsOf(i)));
    }
    return Sentence.of(
            duty.tractors() == 1
                ? "{player} holds {tractors:parts} of {group:word}: it must go"
                : "{player} holds {tractors:parts} of {group:word}: they must go")
        .fact("player", names.get(actor))
        .parts("tractors", tractors)
        .fact("group", GROUPS[duty.group()]);
  }

  private String instance() {
    var moves = new Moves();
    var move = new Move();
    game.listLegal(actor, moves);
    moves.get(0, move);
    return Verb.WORDS.write(move, names);
  }
}
