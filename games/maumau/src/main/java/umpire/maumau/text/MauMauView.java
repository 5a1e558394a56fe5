package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.match.View;
import umpire.core.text.Json;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMauEvent;
import umpire.maumau.SomeCards;

/// What one viewer knows of a match.
///
/// @param seat the viewer's seat; [Kernel#NOBODY] for spectator and arbiter
/// @param toAct whose event is awaited, as the match says it
/// @param next who follows each seat
/// @param deal the number of the deal, from 1
/// @param first who gets the first card in it
/// @param hands by seat: the viewer's own cards, and of the others those that everybody knows of
/// @param laid the discard pile from the bottom, the open card last
/// @param named the suit named for the open jack, or -1
/// @param penalty how many cards an active seven costs
/// @param eightActive whether an eight is to be answered
/// @param hasDrawn whether the player to act has drawn
/// @param drawn the card that he drew, as a bit; 0 if the viewer does not see it
/// @param drawPile the draw pile, top card first: cards that were turned over have been seen
/// @param points by seat
/// @param won by seat, deals won
/// @param fewIsGood whether few points are better than many
/// @param legal what the viewer may do, if he is awaited
/// @param complete whether that is all
public record MauMauView(
    int seat,
    int toAct,
    List<Integer> next,
    int deal,
    int first,
    List<SomeCards> hands,
    CardRow laid,
    int named,
    int penalty,
    boolean eightActive,
    boolean hasDrawn,
    int drawn,
    CardRow drawPile,
    List<Integer> points,
    List<Integer> won,
    boolean fewIsGood,
    List<MauMauEvent> legal,
    boolean complete)
    implements View {

  private static final List<String> NUMBERS = List.of("1", "2", "3", "4");

  public MauMauView {
    next = List.copyOf(next);
    hands = List.copyOf(hands);
    points = List.copyOf(points);
    won = List.copyOf(won);
    legal = List.copyOf(legal);
  }

  /// The viewer's own cards.
  public SomeCards hand() {
    return seat == Kernel.NOBODY ? SomeCards.known(0) : hands.get(seat);
  }

  /// How many cards the player has who follows the viewer.
  public int cardsOfNext() {
    return hands.get(next.get(seat)).size();
  }

  /// The open card, or -1 before there is one.
  public int openCard() {
    return laid.size() == 0 ? CardRow.UNKNOWN : laid.cards().getLast();
  }

  /// The cards that the viewer may lay, as bits.
  public int candidates() {
    int cards = 0;
    for (MauMauEvent event : legal) {
      cards |=
          switch (event) {
            case MauMauEvent.Lay(int card, _) -> 1 << card;
            case MauMauEvent.Jack(int suit, _, _) -> 1 << (Cards.JACK << 2 | suit);
            default -> 0;
          };
    }
    return cards;
  }

  @Override
  public Json facts() {
    var notation = new MauMauNotation();
    var moves = new ArrayList<String>();
    for (MauMauEvent event : legal) {
      moves.add(notation.write(event, NUMBERS));
    }
    var cards = new ArrayList<String>();
    for (SomeCards hand : hands) {
      cards.add(CardText.words(hand));
    }
    return new Json()
        .put("seat", seat)
        .put("toAct", toAct)
        .put("next", numbers(next))
        .put("deal", deal)
        .put("first", first)
        .put("hands", cards)
        .put("laid", CardText.words(laid))
        .put("named", named < 0 ? "" : CardText.suitName(named))
        .put("penalty", penalty)
        .put("eightActive", eightActive)
        .put("hasDrawn", hasDrawn)
        .put("drawn", String.join(" ", CardText.names(drawn)))
        .put("drawPile", CardText.words(drawPile))
        .put("points", numbers(points))
        .put("won", numbers(won))
        .put("fewIsGood", fewIsGood)
        .put("legal", moves)
        .put("complete", complete);
  }

  private static int[] numbers(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
