package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.core.words.BadEventException;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Tables;

/// A claim in a record with unknown cards is judged as in every completion of the record: it
/// differs only if it differs in all of them, and agrees only if it agrees in all of them.
///
/// Completions are records themselves: the game as it was played, and variants with unknown cards
/// exchanged, as long as they are legal. The same verifier judges them, so no second opinion on the
/// meaning of a claim is needed.
@Contract
public final class CompletionContract {

  private static final int GAMES = Integer.getInteger("umpire.completion.games", 6);

  /// Longer records are cut off: cards that are unknown in the first deals stay unknown later.
  private static final int MAX_EVENTS = 120;

  /// How many completions of a record are tried, and how often cards are exchanged to get one.
  private static final int COMPLETIONS = 6;

  private static final int EXCHANGES = 5;

  /// The percentages of words that are made unknown.
  private static final int[] SHARES = {10, 50, 100};

  private static final String UNKNOWN = "?";

  @Test
  public <K extends Kernel<K>> void claimsAreJudgedAsInEveryCompletion(
      Game game, CompleteGame<K> whole) throws Exception {
    List<Tables.Table> tables = Tables.of(whole);
    int games = Tables.games(GAMES, tables);
    var tally = new Tally();
    for (Tables.Table table : tables) {
      for (int seed = 0; seed < games; seed++) {
        Transcript<K> played = Records.recorder(game, whole, table, seed % 3 != 0).play(seed);
        for (int share : SHARES) {
          var random = new SeededRandom(SeededRandom.mix(seed + 41L * table.hashCode() + share));
          var record = new MaskedEvents<>(game, played, random, share);
          if (record.hides()) {
            record.judge(table + ", seed " + seed + ", " + share + " %", tally);
          }
        }
      }
    }
    System.out.println(game.id() + ": " + tally);
    boolean hides = tally.records > 0;
    assertThat(hides && tally.exchanged == 0).as("no completion beside the game itself").isFalse();
  }

  /// Counts of the records, completions and answers tried.
  private static final class Tally {
    int records;
    int exchanged;
    int agreed;
    int differed;
    int undecided;

    @Override
    public String toString() {
      return ("%d records with unknown cards, %d completions by exchange; of the claims %d agree,"
              + " %d differ, %d cannot be decided")
          .formatted(records, exchanged, agreed, differed, undecided);
    }
  }

  /// The verifier's answer to a claim.
  private enum Answer {
    AGREES,
    DIFFERS,
    UNDECIDED
  }

  /// The first events of a game, with some cards unknown.
  private static final class MaskedEvents<K extends Kernel<K>> {
    private final Game game;
    private final Transcript<K> played;
    private final SeededRandom random;
    private final List<Integer> actors = new ArrayList<>();

    /// The words of each event, and the index of its deal.
    private final List<List<String>> words = new ArrayList<>();

    private final List<Integer> deals = new ArrayList<>();

    /// The positions of the unknown words.
    private final List<Slot> slots = new ArrayList<>();

    private record Slot(int event, int word) {}

    MaskedEvents(Game game, Transcript<K> played, SeededRandom random, int share) {
      this.game = game;
      this.played = played;
      this.random = random;
      List<Transcript.EventLine> events = played.events();
      int size = 1 + random.nextInt(Math.min(events.size(), MAX_EVENTS));
      Match<K> match = played.open();
      int deal = 0;
      int noted = 0;
      for (Transcript.EventLine line : events.subList(0, size)) {
        match.play(line.actor(), line.event(), RulingLog.none());
        int now = match.table().history().size();
        deal += now < noted ? 1 : 0;
        noted = now;
        actors.add(line.actor());
        words.add(
            List.of(played.whole().vocabulary().write(line.event(), played.names()).split(" ")));
        deals.add(deal);
      }
      for (int event = 0; event < size; event++) {
        mask(event, share);
      }
    }

    private void mask(int event, int share) {
      var masked = new ArrayList<>(words.get(event));
      for (int word = 1; word < masked.size(); word++) {
        if (random.nextPercent(share)) {
          String plain = masked.set(word, UNKNOWN);
          if (isRead(masked)) {
            slots.add(new Slot(event, word));
          } else {
            masked.set(word, plain);
          }
        }
      }
    }

    private boolean isRead(List<String> event) {
      try {
        played.whole().vocabulary().read(event, played.names());
        return true;
      } catch (BadEventException _) {
        return false;
      }
    }

    boolean hides() {
      return !slots.isEmpty();
    }

    void judge(String which, Tally tally) throws Exception {
      Set<List<List<String>>> completions = new LinkedHashSet<>();
      completions.add(words);
      for (int i = 0; i < COMPLETIONS; i++) {
        completions.add(exchanged());
      }
      tally.records++;
      tally.exchanged += completions.size() - 1;
      List<String> claims = claims(completions);
      List<List<String>> masked = copy(words);
      slots.forEach(slot -> masked.get(slot.event).set(slot.word, UNKNOWN));
      String partly = text(masked, claims);
      List<Answer> found = answers(partly, claims.size());
      for (List<List<String>> completion : completions) {
        String complete = text(completion, claims);
        List<Answer> there = answers(complete, claims.size());
        for (int claim = 0; claim < claims.size(); claim++) {
          assertThat(found.get(claim) == Answer.UNDECIDED || found.get(claim) == there.get(claim))
              .as(
                  "%s: '%s' %s in%n%s%n and %s in%n%s",
                  which, claims.get(claim), found.get(claim), partly, there.get(claim), complete)
              .isTrue();
        }
      }
      for (Answer answer : found) {
        tally.agreed += answer == Answer.AGREES ? 1 : 0;
        tally.differed += answer == Answer.DIFFERS ? 1 : 0;
        tally.undecided += answer == Answer.UNDECIDED ? 1 : 0;
      }
    }

    private static List<List<String>> copy(List<List<String>> events) {
      var copy = new ArrayList<List<String>>();
      events.forEach(event -> copy.add(new ArrayList<>(event)));
      return copy;
    }

    /// Returns the events with unknown cards exchanged, keeping only exchanges that stay legal.
    private List<List<String>> exchanged() throws Exception {
      List<String> cards =
          slots.stream().map(slot -> words.get(slot.event).get(slot.word)).distinct().toList();
      List<List<String>> legal = words;
      for (int i = 0; i < EXCHANGES; i++) {
        Slot some = slots.get(random.nextInt(slots.size()));
        String one = legal.get(some.event).get(some.word);
        String other = cards.get(random.nextInt(cards.size()));
        List<List<String>> tried = copy(legal);
        for (Slot slot : slots) {
          if (deals.get(slot.event).equals(deals.get(some.event))) {
            List<String> event = tried.get(slot.event);
            String card = event.get(slot.word);
            event.set(slot.word, card.equals(one) ? other : card.equals(other) ? one : card);
          }
        }
        legal =
            Verifier.verify(read(text(tried, List.of())), RepairBudget.none()).fault() == null
                ? tried
                : legal;
      }
      return legal;
    }

    private Transcript<?> read(String text) throws Exception {
      return Records.read(text, game);
    }

    /// Returns the text of a record with the claims after its last event.
    private String text(List<List<String>> events, List<String> claims) {
      List<String> heading = RecordWriter.write(played.with(List.of())).lines().toList();
      var lines = new ArrayList<>(heading.subList(0, heading.indexOf("") + 1));
      for (int i = 0; i < events.size(); i++) {
        int actor = actors.get(i);
        String who = actor == Kernel.HOUSE ? "* " : played.names().get(actor) + ": ";
        lines.add(who + String.join(" ", events.get(i)));
      }
      claims.forEach(claim -> lines.add("= " + claim));
      return String.join("\n", lines) + "\n";
    }

    private List<Answer> answers(String text, int claims) throws Exception {
      Report report = Verifier.verify(read(text), RepairBudget.none());
      assertThat(report.fault()).as(text).isNull();
      long first = text.lines().count() - claims + 1;
      var answers = new ArrayList<Answer>();
      for (int claim = 0; claim < claims; claim++) {
        answers.add(Answer.AGREES);
      }
      for (Report.Note note : report.differences()) {
        answers.set((int) (note.source().number() - first), Answer.DIFFERS);
      }
      for (Report.Note note : report.undecided()) {
        answers.set((int) (note.source().number() - first), Answer.UNDECIDED);
      }
      return answers;
    }

    /// Returns claims of every kind: some true in a completion, some a little off and some far off.
    private List<String> claims(Set<List<List<String>>> completions) throws Exception {
      Set<String> claims = new TreeSet<>();
      claims.add("unfinished");
      claims.add("nobody wins");
      played.names().forEach(name -> claims.add(name + " wins"));
      for (List<List<String>> completion : completions) {
        var transcript = read(text(completion, List.of()));
        addTo(claims, transcript);
      }
      return List.copyOf(claims);
    }

    private <L extends Kernel<L>> void addTo(Set<String> claims, Transcript<L> game) {
      Match<L> match = game.open();
      var log = new RulingLog();
      int[] before = match.scores();
      for (Transcript.EventLine line : game.events()) {
        log.clear();
        before = match.scores();
        match.play(line.actor(), line.event(), log);
      }
      for (int seat = 0; seat < match.seats(); seat++) {
        int side = match.side(seat);
        for (int which = 0; which < match.tallies().size(); which++) {
          String who = match.tallies().get(which) + " " + played.names().get(seat) + " ";
          near(match.tally(which, side)).forEach(count -> claims.add(who + Math.max(0, count)));
        }
        near(match.tally(0, side) - before[side])
            .forEach(count -> claims.add("+" + Math.max(0, count)));
      }
    }

    private List<Integer> near(int count) {
      return List.of(count, count - 1, count + 1, count + 2 + random.nextInt(40));
    }
  }
}
