package umpire.server;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import umpire.core.match.Viewer;
import umpire.live.LiveTable;
import umpire.live.Tables;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.message.Command;
import umpire.live.message.QueryResult;
import umpire.live.message.Subscription;
import umpire.live.message.Update;
import umpire.live.seat.Settings;
import umpire.live.work.WallTimer;

/// The log of a game between Anna and Ben, who follow the hints, and strategies in the other seats.
record PlayedTable(List<Entry> entries, List<String> names) {

  private static final List<String> NAMES = List.of("Anna", "Cleo", "Ben", "Dora");

  /// The seed; any other would do.
  private static final long SEED = Long.getLong("leak.seed", 12);

  private static final int MAX_ROUNDS = 20_000;

  PlayedTable {
    entries = List.copyOf(entries);
    names = List.copyOf(names);
  }

  static boolean isPerson(int seat) {
    return seat % 2 == 0;
  }

  /// Returns the settings of such a table.
  private static String settings(String game, int seats, int pace) {
    var plans = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      plans.add(
          "{\"kind\":\"%s\",\"name\":\"%s\"}"
              .formatted(isPerson(seat) ? "me" : "bot", NAMES.get(seat)));
    }
    return "{\"game\":\"%s\",\"seats\":[%s],\"options\":{\"pace\":%d}}"
        .formatted(game, String.join(",", plans), pace);
  }

  /// Plays until the log has `most` entries, and keeps its first deal.
  static PlayedTable of(String game, int seats, int most) throws Exception {
    var log = new MemoryLog();
    InstantSource clock = InstantSource.system();
    try (var timer = new WallTimer(clock);
        var tables = new Tables(log, clock, timer, new SameNumbers(SEED))) {
      LiveTable table = tables.open(Settings.read(settings(game, seats, 0))).table();
      try (Subscription news = known(table.subscribe(new Viewer.Spectator(), Optional.empty()))) {
        for (int round = 0; round < MAX_ROUNDS; round++) {
          Optional<Update> update = news.take(Duration.ofSeconds(1));
          if (update.isPresent() && (isOver(update.get()) || update.get().seq() >= most)) {
            break;
          }
          move(table);
        }
      }
      List<Entry> entries = new ArrayList<>(log.load(table.id()).orElseThrow().entries());
      Entry opened = entries.getFirst();
      String unhurried = Settings.read(settings(game, seats, 600)).json().toString();
      entries.set(
          0, new Entry(opened.seq(), opened.kind(), opened.actor(), unhurried, opened.at()));
      return new PlayedTable(firstDeal(entries), NAMES.subList(0, seats));
    }
  }

  private static List<Entry> firstDeal(List<Entry> entries) {
    boolean laid = false;
    for (int i = 0; i < entries.size(); i++) {
      String verb = Twin.words(entries.get(i)).getFirst();
      laid |= verb.equals("lay");
      if (laid && List.of("deck", "shuffle", "deal", "left").contains(verb)) {
        return entries.subList(0, i);
      }
    }
    return entries;
  }

  private static boolean isOver(Update update) {
    return json(update.text()).get("state").getAsString().equals("over");
  }

  /// Lets the people follow the hints.
  private static void move(LiveTable table) {
    for (int seat = 0; seat < table.settings().seats().size(); seat += 2) {
      JsonObject shown = json(known(table.now(table.viewer(seat), Optional.empty())).text());
      if (shown.get("ask") instanceof JsonObject ask
          && table.hint(seat) instanceof QueryResult.Known<String>(String hint)) {
        long id = ask.get("id").getAsLong();
        String event = json(hint).get("event").getAsString();
        table.command(seat, new Command.Move("k" + id, id, event, Optional.empty()));
      }
    }
  }

  private static <T> T known(QueryResult<T> result) {
    if (result instanceof QueryResult.Known<T>(T answer)) {
      return answer;
    }
    throw new AssertionError(result.toString());
  }

  private static JsonObject json(String text) {
    return JsonParser.parseString(text).getAsJsonObject();
  }

  /// Returns moments at which a seat must act, as numbers of entries: the first and the last one
  /// before each kind of action of a seat.
  List<Integer> moments() {
    Map<String, Integer> first = new LinkedHashMap<>();
    Map<String, Integer> last = new LinkedHashMap<>();
    for (int i = 1; i < entries.size(); i++) {
      if (entries.get(i).kind() == Entry.Kind.EVENT && entries.get(i).actor() >= 0) {
        String what = Twin.words(entries.get(i)).getFirst() + isPerson(entries.get(i).actor());
        first.putIfAbsent(what, i);
        last.put(what, i);
      }
    }
    var moments = new TreeSet<>(first.values());
    moments.addAll(last.values());
    return List.copyOf(moments);
  }
}
