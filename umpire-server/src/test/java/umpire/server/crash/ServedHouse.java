package umpire.server.crash;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.store.SqliteFile;
import umpire.store.Store;
import umpire.store.StoreCheck;
import umpire.testkit.crash.OwnProcess;
import umpire.testkit.crash.Victim;

/// A server on one file across restarts, with its clients.
final class ServedHouse implements Victim, AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("umpire serves (http://[^ /]+)/.*");
  private static final long PATIENCE_SECONDS = 60;

  /// The number of tables at which clients play; older ones are only checked at the end.
  private static final int MAX_PLAYED = 3;

  /// The largest number of updates to wait for before the kill.
  private static final int MAX_SHOWN = 60;

  private static final List<String> GAMES =
      List.of(
          settings("maumau", "me Anna", "me Ben", "bot"),
          settings("cribbage", "me Anna", "me Ben"),
          settings("tractor", "me Anna", "bot", "me Ben", "bot"));

  private final Path folder;
  private final String program;
  private final HttpClient client = HttpClient.newHttpClient();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<List<Guest>> tables = new CopyOnWriteArrayList<>();
  private final Queue<Future<?>> atWork = new ConcurrentLinkedQueue<>();
  private final SplittableRandom random = new SplittableRandom(1);
  private int lives;

  /// @param folder the folder for its tables
  /// @param program the class to start, with the options of `umpire serve`
  ServedHouse(Path folder, Class<?> program) {
    this.folder = folder;
    this.program = program.getName();
  }

  private static String settings(String game, String... seats) {
    var plans = new ArrayList<String>();
    for (String seat : seats) {
      String[] words = seat.split(" ");
      String name = words.length > 1 ? ",\"name\":\"" + words[1] + "\"" : "";
      plans.add("{\"kind\":\"" + words[0] + "\"" + name + "}");
    }
    return "{\"game\":\"%s\",\"seats\":[%s],\"options\":{\"pace\":0}}"
        .formatted(game, String.join(",", plans));
  }

  /// Returns the number of acknowledged moves in all runs.
  int acknowledged() {
    return tables.stream().flatMap(List::stream).mapToInt(Guest::acknowledged).sum();
  }

  @Override
  public Process start() throws IOException {
    String file = folder.resolve("tables.db").toString();
    // At the end all clients connect, and a closed stream counts until the server notices.
    List<String> words = List.of("serve", "--port", "0", "--streams", "9000", "--database", file);
    return OwnProcess.of(List.of(), program, words);
  }

  /// Reads the server's address: earlier clients return, and new ones come. The server runs at
  /// least until they were shown a number of updates, however slow the machine is.
  @Override
  public void said(String line) {
    Matcher address = ADDRESS.matcher(line);
    if (!address.matches()) {
      return;
    }
    String house = address.group(1);
    var news = new CountDownLatch(random.nextInt(MAX_SHOWN));
    for (List<Guest> table :
        tables.subList(Math.max(0, tables.size() - MAX_PLAYED), tables.size())) {
      table.forEach(guest -> seat(guest, house, news));
    }
    List<String> laid = lives == 0 ? GAMES : List.of(GAMES.get(lives % GAMES.size()));
    atWork.add(threads.submit(() -> lay(house, laid, news)));
    lives++;
    try {
      news.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void seat(Guest guest, String house, CountDownLatch news) {
    atWork.add(threads.submit(() -> guest.live(house, news::countDown)));
  }

  /// Opens tables until the server dies; players connect at once.
  private void lay(String house, List<String> games, CountDownLatch news) {
    try {
      for (String settings : games) {
        List<Guest> guests = guests(lay(house, settings));
        tables.add(guests);
        guests.forEach(guest -> seat(guest, house, news));
      }
    } catch (IOException died) {
      // A table that was not acknowledged need not exist.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private JsonObject lay(String house, String settings) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(house + "/api/tables"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(settings))
            .build();
    HttpResponse<String> answer = client.send(request, BodyHandlers.ofString(UTF_8));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return JsonParser.parseString(answer.body()).getAsJsonObject();
  }

  /// Returns a player for each seat without a bot, and one spectator.
  private static List<Guest> guests(JsonObject laid) {
    String table = laid.get("id").getAsString();
    JsonArray seats = laid.getAsJsonArray("seats");
    var guests = new ArrayList<Guest>();
    for (int i = 0; i <= seats.size(); i++) {
      JsonObject seat = seats.get(i % seats.size()).getAsJsonObject();
      String link = seat.get("link").getAsString();
      String token = link.substring(link.indexOf('#') + 1);
      guests.add(new Guest(table, token, seat.get("seat").getAsInt(), i < seats.size()));
    }
    return guests;
  }

  @Override
  public void died() throws Exception {
    for (Future<?> each = atWork.poll(); each != null; each = atWork.poll()) {
      each.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
    try (Store store = new SqliteFile(copied()).look()) {
      for (List<Guest> table : tables) {
        for (Guest guest : table) {
          guest.check(store);
        }
      }
      assertThat(StoreCheck.of(store, (_, _) -> {}).faults()).isEmpty();
    }
  }

  /// Copies the files, because the next run must recover from the originals itself.
  private Path copied() throws IOException {
    Path copy = Files.createDirectories(folder.resolve("copy")).resolve("tables.db");
    for (String part : List.of("", "-wal")) {
      Path from = folder.resolve("tables.db" + part);
      Path to = copy.resolveSibling("tables.db" + part);
      Files.deleteIfExists(to);
      if (Files.exists(from)) {
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return copy;
  }

  /// Starts the server once more; all clients check their tables.
  void lookAgain() throws Exception {
    Process process = start();
    try {
      Matcher address = ADDRESS.matcher(process.inputReader().readLine());
      assertThat(address.matches()).isTrue();
      for (List<Guest> table : tables) {
        for (Guest guest : table) {
          guest.look(address.group(1));
        }
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    died();
  }

  @Override
  public void close() {
    threads.shutdownNow();
    client.shutdownNow();
  }
}
