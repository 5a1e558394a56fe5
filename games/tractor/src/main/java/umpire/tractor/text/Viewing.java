package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.core.Kernel;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.tractor.Hands;
import umpire.tractor.Holding;
import umpire.tractor.Round;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.WholeGame;
import umpire.tractor.WholeGame.Phase;

/// Builds up a view from what its viewer may know.
final class Viewing {

  private final WholeGame game;
  private final List<String> names;
  private final Viewer viewer;
  private final int seat;

  Viewing(WholeGame game, List<String> names, Viewer viewer) {
    this.game = game;
    this.names = names;
    this.viewer = viewer;
    this.seat =
        switch (viewer) {
          case Viewer.Player(int own) -> own;
          case Viewer.Spectator() -> TractorView.SPECTATOR;
          case Viewer.Arbiter() -> TractorView.ARBITER;
        };
  }

  TractorView view() {
    Round round = game.round();
    boolean tricks = tricksBegan();
    boolean lies = tricks && (round.led() > 0 || round.tricks() > 0);
    return new TractorView(
        seat,
        names,
        game.rules(),
        game.phase(),
        toAct(),
        game.rounds(),
        game.dealer(),
        tricks ? round.order().rank() : game.declaring().rank(),
        main(),
        List.of(rank(0), rank(1)),
        tricks ? round.score(round.defenders()) : 0,
        declaration(),
        hands(),
        kitty(),
        lies ? round.trick().leader() : -1,
        lies ? trick() : Collections.nCopies(Round.SEATS, List.of()),
        tricks ? round.led() : 0,
        tricks ? round.tricks() : 0,
        tricks && round.led() > 0 ? round.trick().winner() : -1,
        tricks ? laid() : List.of(),
        declarations(),
        instead());
  }

  /// Whether this round, or the last one that still lies there, has come to its tricks.
  private boolean tricksBegan() {
    boolean between = game.betweenRounds() && game.rounds() > 0 && game.round().tricks() > 0;
    return between || game.phase() == Phase.PLAYING;
  }

  private int toAct() {
    int awaited = game.toAct();
    return awaited >= 0 ? awaited : game.phase() == Phase.OVER ? Match.OVER : Match.HOUSE;
  }

  private int rank(int team) {
    return Math.min(game.round().rank(team), TractorMatch.BEYOND);
  }

  private int main() {
    if (tricksBegan()) {
      return game.round().order().main();
    }
    return game.phase() == Phase.LAYING_AWAY ? game.play().order().main() : -1;
  }

  private Optional<TractorView.Declaration> declaration() {
    var declaring = game.declaring();
    if (declaring.seat() == Kernel.NOBODY) {
      return Optional.empty();
    }
    return Optional.of(
        new TractorView.Declaration(
            declaring.seat(), TractorCard.of(declaring.card()), declaring.copies()));
  }

  // Cards.

  private List<List<TractorCard>> hands() {
    var hands = new ArrayList<List<TractorCard>>();
    for (int other = 0; other < Round.SEATS; other++) {
      hands.add(hand(other));
    }
    return hands;
  }

  private List<TractorCard> hand(int other) {
    if (game.rules().form() == TableRules.Form.OPEN_ROUND) {
      int left = game.phase() == Phase.OPENING ? 0 : Round.HAND - game.round().laid(other);
      return Collections.nCopies(left, TractorCard.UNKNOWN);
    }
    Hands dealt = game.hands();
    if (!TractorMatch.isOwn(viewer, other)) {
      return Collections.nCopies(dealt.size(other), TractorCard.UNKNOWN);
    }
    var cards = TractorCard.sorted(dealt.known(other));
    cards.addAll(Collections.nCopies(dealt.unknown(other), TractorCard.UNKNOWN));
    return List.copyOf(cards);
  }

  /// Laid away, it is seen by whoever laid it away, and by all at the end of the round.
  private List<TractorCard> kitty() {
    boolean away = tricksBegan() && game.rules().form() == TableRules.Form.WHOLE;
    if (!away) {
      return List.of();
    }
    boolean seen = game.betweenRounds() || TractorMatch.isOwn(viewer, game.dealer());
    var cards = seen ? TractorCard.sorted(game.hands().buried()) : new ArrayList<TractorCard>();
    cards.addAll(Collections.nCopies(WholeGame.KITTY - cards.size(), TractorCard.UNKNOWN));
    return List.copyOf(cards);
  }

  private List<List<TractorCard>> trick() {
    var plays = new ArrayList<List<TractorCard>>();
    for (int other = 0; other < Round.SEATS; other++) {
      var cards = new ArrayList<TractorCard>();
      for (int i = 0; i < game.round().trick().size(other); i++) {
        cards.add(TractorCard.of(game.round().trick().card(other, i)));
      }
      plays.add(List.copyOf(cards));
    }
    return plays;
  }

  private List<TractorCard> laid() {
    var holding = new Holding();
    game.round().laid(holding);
    return TractorCard.sorted(holding);
  }

  // What the viewer may do.

  private List<TractorEvent.Declare> declarations() {
    boolean drawing = game.phase() == Phase.DECLARING || game.phase() == Phase.DRAWING;
    var found = new ArrayList<TractorEvent.Declare>();
    if (seat >= 0 && drawing) {
      for (TractorEvent event : new Legal(game).events(seat)) {
        if (event instanceof TractorEvent.Declare declare) {
          found.add(declare);
        }
      }
    }
    return found;
  }

  private List<TractorEvent.Lay> instead() {
    var found = new ArrayList<TractorEvent.Lay>();
    if (seat >= 0 && seat == game.toAct() && game.play().choices() > 0) {
      for (TractorEvent event : new Legal(game).events(seat)) {
        if (event instanceof TractorEvent.Lay lay) {
          found.add(lay);
        }
      }
    }
    return found;
  }
}
