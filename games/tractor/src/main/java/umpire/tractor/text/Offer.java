package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.tractor.Deck;
import umpire.tractor.Options;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.WholeGame;

/// What the facts of a view list of what its viewer may do: found from the view alone, and short
/// enough to be sent with every question.
///
/// @param complete whether that is all
record Offer(List<TractorEvent> events, boolean complete) {

  /// No more follows than these.
  private static final int MOST_FOLLOWS = 24;

  Offer {
    events = List.copyOf(events);
  }

  static Offer to(TractorView view) {
    var events = new ArrayList<TractorEvent>(view.declarations());
    events.addAll(view.instead());
    if (!view.isMyTurn() || !view.instead().isEmpty()) {
      return new Offer(events, true);
    }
    boolean open = view.rules().form() == TableRules.Form.OPEN_ROUND;
    return switch (view.phase()) {
      case DECLARING -> declaring(events, view);
      case LAYING_AWAY -> new Offer(buries(view.hand()), false);
      case PLAYING -> open ? new Offer(openLays(view.led()), false) : lays(view);
      case OPENING, DRAWING, KITTY, UNDECIDED, OVER -> new Offer(events, true);
    };
  }

  private static boolean isKnown(TractorView view) {
    return !view.hand().contains(TractorCard.UNKNOWN);
  }

  private static Offer declaring(List<TractorEvent> events, TractorView view) {
    events.addFirst(new TractorEvent.Pass());
    return new Offer(events, isKnown(view));
  }

  /// Eight neighbours in the sorted hand, from every place: any eight cards may go.
  private static List<TractorEvent> buries(List<TractorCard> hand) {
    var events = new ArrayList<TractorEvent>();
    for (int from = 0; from + WholeGame.KITTY <= hand.size(); from++) {
      events.add(new TractorEvent.Bury(hand.subList(from, from + WholeGame.KITTY)));
    }
    return events.stream().distinct().toList();
  }

  /// Without hands, every card is as good as another: one of each kind, as often as was led.
  private static List<TractorEvent> openLays(int led) {
    var events = new ArrayList<TractorEvent>();
    for (int card = 0; card < Deck.KINDS; card++) {
      var cards = new int[Math.max(1, led)];
      Arrays.fill(cards, card);
      events.add(new TractorEvent.Lay(TractorMatch.cards(cards)));
    }
    return events;
  }

  /// Of leads the single components: throws are as many as there are sets of cards.
  private static Offer lays(TractorView view) {
    if (!isKnown(view)) {
      return new Offer(List.of(), false);
    }
    if (view.led() == 0) {
      return new Offer(lays(view.options().components()), view.hand().size() == 1);
    }
    Options.Follows follows = view.options().follows(MOST_FOLLOWS);
    return new Offer(lays(follows.cards()), follows.complete());
  }

  private static List<TractorEvent> lays(List<int[]> cards) {
    var events = new ArrayList<TractorEvent>();
    for (int[] lay : cards) {
      events.add(new TractorEvent.Lay(TractorMatch.cards(lay)));
    }
    return events;
  }

  /// As a record writes them.
  List<String> words(List<String> names) {
    var notation = new TractorNotation();
    return events.stream().map(event -> notation.write(event, names)).toList();
  }
}
