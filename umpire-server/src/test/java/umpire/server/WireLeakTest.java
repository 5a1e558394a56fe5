package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.InputStream;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogFailure;
import umpire.live.log.MemoryLog;
import umpire.live.log.Stored;
import umpire.live.log.Summary;

/// Two servers whose games differ only in what a seat cannot know send that seat the same bytes:
/// pages, streams, answers, refusals, records.
final class WireLeakTest {

  @Test
  void whatASeatCannotKnowChangesNoByteThatItIsSent() throws Exception {
    var log = new MemoryLog();
    TestHouse.Laid table;
    List<String> own;
    try (TestHouse house = TestHouse.open(log, TestHouse.WIDE)) {
      table = house.two("cribbage", "");
      own = hand(house.awaited(table, table.tokens().get(0)), 0);
      house.awaited(table, table.tokens().get(1));
    }
    MemoryLog other = withOtherCards(log, table, "deal Ben ", own);
    String anna = table.tokens().get(0);
    String ben = table.tokens().get(1);
    assertThat(sent(other, table, anna)).isEqualTo(sent(log, table, anna));
    assertThat(sent(other, table, "")).isEqualTo(sent(log, table, ""));
    // The comparison can fail: for whom the cards are there, what is sent differs.
    assertThat(sent(other, table, ben)).isNotEqualTo(sent(log, table, ben));
  }

  /// The same log, but for the cards of one deal: those dealt there are changed for cards that are
  /// still in the pack.
  private static MemoryLog withOtherCards(
      MemoryLog log, TestHouse.Laid table, String deal, List<String> own) throws LogFailure {
    Stored stored = log.load(table.id()).orElseThrow();
    var entries = new ArrayList<Entry>();
    boolean changed = false;
    for (Entry entry : stored.entries()) {
      String body = entry.body();
      if (entry.kind() == Entry.Kind.EVENT && body.startsWith(deal)) {
        body =
            deal + String.join(" ", fresh(own, List.of(body.substring(deal.length()).split(" "))));
        changed = true;
      }
      entries.add(new Entry(entry.seq(), entry.kind(), entry.actor(), body, entry.at()));
    }
    assertThat(changed).as("the deal is in the log").isTrue();
    var other = new MemoryLog();
    Summary summary = log.listed(Summary.State.PLAYING, 1).getFirst();
    other.append(new Append(entries, stored.keys(), java.util.Optional.empty(), summary));
    return other;
  }

  private static List<String> fresh(List<String> own, List<String> dealt) {
    var cards = new ArrayList<String>();
    for (int i = 0; cards.size() < dealt.size(); i++) {
      String card = "" + "A23456789TJQK".charAt(i % 13) + "CDHS".charAt(i / 13);
      if (!own.contains(card) && !dealt.contains(card)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static List<String> hand(JsonObject shown, int seat) {
    var cards = new ArrayList<String>();
    JsonObject who =
        shown.getAsJsonObject("view").getAsJsonArray("seats").get(seat).getAsJsonObject();
    for (JsonElement card : who.getAsJsonArray("hand")) {
      cards.add(card.getAsString());
    }
    return cards;
  }

  /// Everything that one caller can get out of a server.
  private static List<String> sent(MemoryLog log, TestHouse.Laid table, String token)
      throws Exception {
    var sent = new ArrayList<String>();
    try (TestHouse house = TestHouse.open(log, TestHouse.WIDE)) {
      for (String path : List.of("", "?since=0", "/record", "/at/3", "/at/99", "?as=spectator")) {
        sent.add(told(house, table.path(path), token));
      }
      sent.add(told(house, "/t/" + table.id(), token));
      sent.add(told(house, "/api/tables?state=playing", token));
      String tries = token.isEmpty() ? "nobody" : token;
      for (String event : List.of("lay 5H", "discard 5H 5S", "discard 5H", "nonsense", "go")) {
        String why = "{\"event\":\"" + event + "\"}";
        sent.add(house.post(table.path("/why"), tries, why).body());
        String move = "{\"key\":\"k\",\"ask\":1,\"event\":\"" + event + "\"}";
        sent.add(house.post(table.path("/moves"), tries, move).body());
      }
      sent.add(house.post(table.path("/hint"), tries, "{}").body());
      sent.add(stream(house, table, token));
    }
    return sent.stream().map(text -> text.replaceAll("/assets/[0-9a-f]{8}/", "/assets/")).toList();
  }

  private static String told(TestHouse house, String path, String token) {
    return (token.isEmpty() ? house.get(path) : house.get(path, token)).body();
  }

  /// The first update of a stream.
  private static String stream(TestHouse house, TestHouse.Laid table, String token)
      throws Exception {
    var request = house.request(table.path("/stream")).header("Accept", "application/x-ndjson");
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try (InputStream body =
        house.client().send(request.build(), BodyHandlers.ofInputStream()).body()) {
      return Lines.first(body);
    }
  }
}
