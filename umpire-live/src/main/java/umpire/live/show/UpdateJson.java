package umpire.live.show;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.fair.FairDeal;
import umpire.core.fair.SeatPart;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.json.EnumNames;
import umpire.live.message.Update;
import umpire.live.state.Chair;
import umpire.live.state.Clocks;
import umpire.live.state.FairRound;
import umpire.live.state.GameEnd;
import umpire.live.state.TableState;
import umpire.live.state.TakeBackRequest;

/// Writes updates for viewers. The referee's view of the game and the viewer's own question differ
/// between viewers; everything else is public.
///
/// @param here which seats have a connected player
/// @param now the current time as the viewer sees it
public record UpdateJson(TableState table, List<Boolean> here, Instant now) {

  public UpdateJson {
    here = List.copyOf(here);
  }

  /// Returns an update that is current.
  ///
  /// @param from the number of the last entry that is left out
  public Update of(Viewer viewer, long from, List<Json> told) {
    return of(viewer, from, told, false);
  }

  /// Returns an update.
  ///
  /// @param from the number of the last entry that is left out
  /// @param more whether further entries follow in the next update; if so, this one asks for no
  ///   move
  public Update of(Viewer viewer, long from, List<Json> told, boolean more) {
    var json = new Json().put("v", 1).put("table", table.id()).put("seq", table.seq());
    json.put("n", table.events());
    json.put("state", EnumNames.of(table.progress().state()));
    json.put("viewer", viewer(viewer)).put("life", company());
    view(viewer).ifPresentOrElse(view -> json.put("view", view), () -> json.putNull("view"));
    json.objects("told", told);
    if (more) {
      json.putNull("ask").put("more", true);
    } else {
      ask(viewer, json);
    }
    if (table.clocks().isEnabled() && table.gameIfBegun().isPresent()) {
      json.put("clock", clock());
    } else {
      json.putNull("clock");
    }
    return new Update(from, table.seq(), more, json.toString());
  }

  /// The viewer's view of the game, if it has begun. It may be missing for a game that is paused
  /// because it cannot be shown.
  private Optional<Json> view(Viewer viewer) {
    try {
      return table.gameIfBegun().map(game -> game.facts(viewer));
    } catch (RuntimeException fault) {
      if (table.pauseReason().isEmpty()) {
        throw fault;
      }
      return Optional.empty();
    }
  }

  private Json viewer(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> {
        var json = new Json().put("eyes", "seat").put("place", seat);
        table.chair(seat).name().ifPresent(name -> json.put("seat", name));
        yield json;
      }
      case Viewer.Spectator() -> new Json().put("eyes", "spectator");
      case Viewer.Arbiter() -> new Json().put("eyes", "arbiter");
    };
  }

  private Json company() {
    var json = new Json().objects("seats", seats());
    table
        .progress()
        .back()
        .ifPresentOrElse(back -> json.put("back", back(back)), () -> json.putNull("back"));
    table
        .progress()
        .ended()
        .ifPresentOrElse(end -> json.put("ended", ended(end)), () -> json.putNull("ended"));
    table
        .progress()
        .rematch()
        .ifPresentOrElse(id -> json.put("rematch", id), () -> json.putNull("rematch"));
    FairRound round = table.round();
    table
        .progress()
        .deal()
        .map(FairDeal::commitment)
        .or(() -> round.secret().map(SeatPart::commitmentTo))
        .ifPresent(commitment -> json.put("commitment", commitment));
    if (round.hasCommitments()) {
      json.objects("parts", parts(round));
    }
    table.pauseReason().ifPresent(why -> json.put("paused", why));
    return json.put("options", table.settings().options().json());
  }

  /// The seats' parts of the deal, as far as they are public before the end.
  private static List<Json> parts(FairRound round) {
    var parts = new ArrayList<Json>();
    for (int seat = 0; seat < round.parts().size(); seat++) {
      SeatPart part = round.parts().get(seat);
      if (part.isCommitted()) {
        String state =
            part.isRevealed()
                ? "revealed"
                : round.givenUp().contains(seat)
                    ? "given-up"
                    : round.awaits(seat) ? "awaited" : "committed";
        parts.add(
            new Json().put("place", seat).put("commitment", part.commitment()).put("state", state));
      }
    }
    return parts;
  }

  private List<Json> seats() {
    var seats = new ArrayList<Json>();
    for (int seat = 0; seat < table.seats(); seat++) {
      Chair chair = table.chair(seat);
      var json = new Json();
      chair.name().ifPresent(name -> json.put("name", name));
      json.put("kind", chair.bot() ? "bot" : "person");
      if (chair.bot()) {
        json.put("strategy", chair.strategy());
      }
      json.put("here", chair.bot() || here.get(seat));
      json.put("standIn", chair.standsIn() || chair.lost().isPresent());
      seats.add(json);
    }
    return seats;
  }

  private Json back(TakeBackRequest back) {
    var waits =
        back.waits().stream().sorted().map(seat -> table.chair(seat).nameOrEmpty()).toList();
    return new Json()
        .put("by", table.chair(back.by()).nameOrEmpty())
        .put("to", back.to())
        .put("waits", waits);
  }

  private Json ended(GameEnd end) {
    var json = new Json().put("how", end.how());
    if (end.seat() >= 0) {
      json.put("seat", table.chair(end.seat()).nameOrEmpty());
    }
    return json;
  }

  private void ask(Viewer viewer, Json json) {
    long ask =
        switch (viewer) {
          case Viewer.Player(int seat) ->
              table.chair(seat).isAutomatic() ? 0 : table.questions().of(seat);
          case Viewer.Spectator() -> 0;
          case Viewer.Arbiter() -> table.settings().options().scorer() ? table.events() + 1 : 0;
        };
    if (ask == 0 || !table.isPlaying()) {
      json.putNull("ask");
    } else {
      json.put("ask", new Json().put("id", ask));
    }
  }

  private Json clock() {
    Clocks clocks = table.clocks();
    var running = new ArrayList<String>();
    var moves = new Json();
    var reserves = new Json();
    for (int seat = 0; seat < table.seats(); seat++) {
      String name = table.chair(seat).nameOrEmpty();
      if (clocks.runs(seat)) {
        running.add(name);
      }
      moves.put(name, clocks.moveAt(seat, now) / 1000.0);
      reserves.put(name, clocks.reserveAt(seat, now) / 1000.0);
    }
    return new Json()
        .put("now", now.toString())
        .put("running", running)
        .put("moveLeft", moves)
        .put("reserve", reserves);
  }
}
