package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.Kernel;
import umpire.core.match.View;
import umpire.core.text.Json;
import umpire.cribbage.Cribbage.Phase;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.Layout;
import umpire.cribbage.SomeCards;

/// What one viewer knows of a match.
///
/// @param seat the viewer's seat; [Kernel#NOBODY] for spectator and arbiter
/// @param phase how far the deal has come
/// @param toAct whose event is awaited, as the match says it
/// @param dealer who deals this deal, and owns the crib
/// @param target the points that win a game
/// @param points by side, in this game
/// @param games by side, games won
/// @param gamePoints by side
/// @param cut by seat, the card cut for deal, or -1
/// @param hands by seat, what is still held
/// @param thrown by seat, what was laid away
/// @param starter the card turned up, or [Layout#NO_CARD]
/// @param laid by seat, what was laid in this deal
/// @param faceUp the cards of this count, in their order
/// @param count what they add up to
/// @param crib the crib, once it is turned up
/// @param legal what the seat may do, if it is awaited
public record CribbageView(
    int seat,
    Phase phase,
    int toAct,
    int dealer,
    int target,
    List<Integer> points,
    List<Integer> games,
    List<Integer> gamePoints,
    List<Integer> cut,
    List<SomeCards> hands,
    List<SomeCards> thrown,
    int starter,
    List<SomeCards> laid,
    List<Integer> faceUp,
    int count,
    SomeCards crib,
    List<CribbageEvent> legal)
    implements View {

  public CribbageView {
    points = List.copyOf(points);
    games = List.copyOf(games);
    gamePoints = List.copyOf(gamePoints);
    cut = List.copyOf(cut);
    hands = List.copyOf(hands);
    thrown = List.copyOf(thrown);
    laid = List.copyOf(laid);
    faceUp = List.copyOf(faceUp);
    legal = List.copyOf(legal);
  }

  /// The viewer's own cards.
  public SomeCards hand() {
    return seat == Kernel.NOBODY ? SomeCards.of(0) : hands.get(seat);
  }

  public int players() {
    return hands.size();
  }

  /// Whether the crib of this deal counts for the viewer.
  public boolean ownCrib() {
    return seat % points.size() == dealer % points.size();
  }

  @Override
  public Json facts() {
    return new Json()
        .put("seat", seat)
        .put("phase", phase.name().toLowerCase(Locale.ROOT))
        .put("toAct", toAct)
        .put("dealer", dealer)
        .put("target", target)
        .put("points", numbers(points))
        .put("games", numbers(games))
        .put("gamePoints", numbers(gamePoints))
        .put("cut", cards(cut))
        .put("hands", places(hands))
        .put("thrown", places(thrown))
        .put("starter", starter == Layout.NO_CARD ? "" : CardText.name(starter))
        .put("laid", places(laid))
        .put("faceUp", cards(faceUp))
        .put("count", count)
        .put("crib", CardText.words(crib))
        .put("legal", legal.stream().map(CribbageNotation::words).toList())
        .put("complete", isComplete(phase));
  }

  /// Whether all that a seat may do is listed: not where something else can be left out or said
  /// besides.
  static boolean isComplete(Phase phase) {
    return switch (phase) {
      case PLAY, PEG, MUGGINS, CRIB -> false;
      case CUT, DEAL, DISCARD, STARTER, COUNT, OVER -> true;
    };
  }

  private static int[] numbers(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<String> cards(List<Integer> cards) {
    var names = new ArrayList<String>();
    for (int card : cards) {
      names.add(card < 0 ? "" : CardText.name(card));
    }
    return names;
  }

  private static List<String> places(List<SomeCards> places) {
    return places.stream().map(CardText::words).toList();
  }
}
