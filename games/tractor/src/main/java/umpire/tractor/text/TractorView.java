package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.match.Match;
import umpire.core.match.View;
import umpire.core.text.Json;
import umpire.tractor.Holding;
import umpire.tractor.Options;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.TrumpOrder;
import umpire.tractor.WholeGame.Phase;

/// What one viewer knows of a game.
///
/// @param seat whose view it is; [#SPECTATOR] or [#ARBITER]
/// @param names of the seats
/// @param rules of the table
/// @param phase what is awaited
/// @param toAct who is to act, as [Match#toAct] has it
/// @param round the number of the round, from 1
/// @param dealer who deals, or -1 while that is open
/// @param rank the rank of the round
/// @param main the main suit, or -1 while that is open
/// @param ranks of both teams
/// @param points of the defenders
/// @param declaration the one that stands
/// @param hands of all seats, with `?` for every card that the viewer cannot see
/// @param kitty the cards laid away, or turned up, with `?` for those that the viewer cannot see
/// @param leader of the trick on the table, or of the last one
/// @param trick what each seat has laid to it
/// @param led how many cards were led; none before a lead
/// @param tricks how many are complete
/// @param winning who is winning the trick
/// @param laid all cards laid in this round, those of the trick included
/// @param declarations what the viewer may declare
/// @param instead what the viewer may lay in place of a refused throw
public record TractorView(
    int seat,
    List<String> names,
    TableRules rules,
    Phase phase,
    int toAct,
    int round,
    int dealer,
    int rank,
    int main,
    List<Integer> ranks,
    int points,
    Optional<Declaration> declaration,
    List<List<TractorCard>> hands,
    List<TractorCard> kitty,
    int leader,
    List<List<TractorCard>> trick,
    int led,
    int tricks,
    int winning,
    List<TractorCard> laid,
    List<TractorEvent.Declare> declarations,
    List<TractorEvent.Lay> instead)
    implements View {

  /// In place of a seat: whoever looks on.
  public static final int SPECTATOR = -1;

  /// In place of a seat: whoever may see everything.
  public static final int ARBITER = -2;

  /// A declaration that stands.
  public record Declaration(int seat, TractorCard card, int copies) {}

  public TractorView {
    names = List.copyOf(names);
    ranks = List.copyOf(ranks);
    hands = List.copyOf(hands);
    kitty = List.copyOf(kitty);
    trick = List.copyOf(trick);
    laid = List.copyOf(laid);
    declarations = List.copyOf(declarations);
    instead = List.copyOf(instead);
  }

  // What helps to choose.

  /// Whether the viewer is to act.
  public boolean isMyTurn() {
    return seat >= 0 && seat == toAct;
  }

  /// The viewer's cards.
  public List<TractorCard> hand() {
    return seat >= 0 ? hands.get(seat) : List.of();
  }

  /// The viewer's cards as a kernel counts them, unknown ones left out.
  public Holding holding() {
    return holding(hand());
  }

  static Holding holding(List<TractorCard> cards) {
    var holding = new Holding();
    for (TractorCard card : cards) {
      if (card.isKnown()) {
        holding.add(card.number());
      }
    }
    return holding;
  }

  /// The order of the cards, from when the main suit is known.
  public TrumpOrder order() {
    return TrumpOrder.of(main < 0 ? TrumpOrder.NO_SUIT : main, rank);
  }

  /// What the viewer may lead or follow with.
  public Options options() {
    int[] lead = led == 0 ? new int[0] : TractorMatch.numbers(trick.get(leader));
    return new Options(rules, order(), holding(), lead);
  }

  // Facts.

  @Override
  public Json facts() {
    var facts = new Json();
    facts.put("viewer", viewer()).put("phase", phase.name().toLowerCase(java.util.Locale.ROOT));
    facts.put("toAct", toAct >= 0 ? names.get(toAct) : toAct == Match.OVER ? "nobody" : "house");
    facts.put("round", round).put("dealer", nameOf(dealer));
    facts.put("rank", String.valueOf(TractorCard.rank(rank)));
    facts.put("main", main < 0 ? "" : String.valueOf(TractorCard.main(main)));
    facts.put("ranks", new int[] {ranks.get(0), ranks.get(1)}).put("points", points);
    declaration.ifPresent(stands -> {
      facts.put("declarer", names.get(stands.seat())).put("declared", stands.card().name());
      facts.put("copies", stands.copies());
    });
    facts.put("hands", byName(hands)).put("kitty", texts(kitty));
    facts.put("leader", nameOf(leader)).put("trick", byName(trick)).put("led", led);
    facts.put("tricks", tricks).put("winning", nameOf(winning)).put("laid", texts(laid));
    var offer = Offer.to(this);
    facts.put("legal", offer.words(names)).put("complete", offer.complete());
    return facts;
  }

  private String viewer() {
    return seat >= 0 ? names.get(seat) : seat == SPECTATOR ? "spectator" : "arbiter";
  }

  private String nameOf(int who) {
    return who >= 0 ? names.get(who) : "";
  }

  private Json byName(List<List<TractorCard>> cards) {
    var json = new Json();
    for (int i = 0; i < cards.size(); i++) {
      json.put(names.get(i), texts(cards.get(i)));
    }
    return json;
  }

  private static List<String> texts(List<TractorCard> cards) {
    var texts = new ArrayList<String>(cards.size());
    for (TractorCard card : cards) {
      texts.add(card.name());
    }
    return texts;
  }
}
