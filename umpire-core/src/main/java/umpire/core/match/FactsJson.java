package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.profile.Profile;
import umpire.core.text.Json;

/// All that a viewer knows of a game, as one JSON object of the same shape in every game. Pages and
/// programs in other languages get nothing else; `docs/facts.schema.json` describes it.
///
/// @param names the names of the seats, in order
public record FactsJson<K extends Kernel<K>>(
    CompleteGame<K> whole, Profile profile, List<String> names) {

  /// The name of the table where it is the actor.
  private static final String TABLE = "*";

  public FactsJson {
    names = List.copyOf(names);
  }

  /// Returns the facts that a viewer knows.
  ///
  /// @param veiled the game as the viewer knows it
  /// @param viewer a seat, [Kernel#NOBODY] or [Kernel#ARBITER]
  public Json of(K veiled, int viewer) {
    var facts = new Facts(names);
    whole.adapter().facts(veiled, viewer, facts);
    var json = new Json().put("game", profile.game());
    json.put("rules", profile.name() + " " + profile.hash());
    json.put("eyes", eyes(viewer));
    if (viewer >= 0) {
      json.put("seat", names.get(viewer));
    }
    json.put("awaits", awaits(veiled)).put("awaited", awaited(veiled));
    json.objects("sides", sides(veiled));
    json.put("winner", veiled.winner() < 0 ? List.of() : members(veiled, veiled.winner()));
    json.objects("seats", seats(facts)).put("cards", facts.cards()).put("table", facts.table());
    json.objects("history", history(veiled.history()));
    return legal(veiled, viewer, json);
  }

  /// Lays these facts out for display.
  TableDisplay display(K veiled, int viewer) {
    var facts = new Facts(names);
    whole.adapter().facts(veiled, viewer, facts);
    List<String> tallies = whole.tallies(profile);
    var seats = new ArrayList<TableDisplay.Seat>();
    for (int seat = 0; seat < names.size(); seat++) {
      var about = new ArrayList<TableDisplay.Detail>();
      for (int tally = 0; tally < tallies.size(); tally++) {
        boolean matters = tally == 0 || veiled.tally(tally, veiled.side(seat)) != 0;
        if (matters && veiled.isTallyKnown(tally, veiled.side(seat))) {
          String count = Integer.toString(veiled.tally(tally, veiled.side(seat)));
          about.add(new TableDisplay.Detail(tallies.get(tally), List.of(count)));
        }
      }
      about.addAll(facts.seenOf(seat));
      seats.add(new TableDisplay.Seat(names.get(seat), facts.hand(seat), about));
    }
    return new TableDisplay(seats, facts.seenOnTable());
  }

  private static String eyes(int viewer) {
    return viewer >= 0 ? "seat" : viewer == Kernel.NOBODY ? "spectator" : "arbiter";
  }

  private static <K extends Kernel<K>> String awaits(K veiled) {
    return switch (veiled.toAct()) {
      case Kernel.HOUSE -> "table";
      case Kernel.OVER -> "nobody";
      default -> "seats";
    };
  }

  private List<String> awaited(K veiled) {
    var awaited = new ArrayList<String>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (veiled.isAwaited(seat)) {
        awaited.add(names.get(seat));
      }
    }
    return awaited;
  }

  /// Leaves out tallies that are not known.
  private List<Json> sides(K veiled) {
    var sides = new ArrayList<Json>();
    List<String> tallies = whole.tallies(profile);
    for (int side = 0; side < veiled.sides(); side++) {
      var counts = new Json();
      for (int tally = 0; tally < tallies.size(); tally++) {
        if (veiled.isTallyKnown(tally, side)) {
          counts.put(tallies.get(tally), veiled.tally(tally, side));
        }
      }
      sides.add(new Json().put("seats", members(veiled, side)).put("tallies", counts));
    }
    return sides;
  }

  private List<String> members(K veiled, int side) {
    var members = new ArrayList<String>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (veiled.side(seat) == side) {
        members.add(names.get(seat));
      }
    }
    return members;
  }

  private List<Json> seats(Facts facts) {
    var seats = new ArrayList<Json>();
    for (int seat = 0; seat < names.size(); seat++) {
      seats.add(
          new Json()
              .put("name", names.get(seat))
              .put("hand", facts.hand(seat))
              .put("own", facts.seat(seat)));
    }
    return seats;
  }

  private List<Json> history(History history) {
    var events = new ArrayList<Json>();
    var move = new Move();
    for (int i = 0; i < history.size(); i++) {
      history.get(i, move);
      int actor = history.actor(i);
      events.add(
          new Json()
              .put("by", actor == Kernel.HOUSE ? TABLE : names.get(actor))
              .put("event", words(move)));
    }
    return events;
  }

  private String words(Parts event) {
    return whole.vocabulary().write(event, names);
  }

  /// Adds the legal events that are shown to the viewer: none if the viewer is not awaited.
  private Json legal(K veiled, int viewer, Json json) {
    LegalEvents legal =
        viewer >= 0 && veiled.isAwaited(viewer)
            ? whole.adapter().legalForPlayers(LegalEvents.all(veiled, viewer, whole.vocabulary()))
            : new LegalEvents(List.of(), true);
    return json.put("legal", legal.events().stream().map(this::words).toList())
        .put("complete", legal.complete());
  }
}
