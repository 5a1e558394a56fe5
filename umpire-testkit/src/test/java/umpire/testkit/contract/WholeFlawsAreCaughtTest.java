package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.core.record.HeapRecords.WHOLE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.heap.WholeFlaw;
import umpire.heap.WholeHeapGame;
import umpire.testkit.RecordCorpus;
import umpire.testkit.contract.format.BridgeContract;
import umpire.testkit.contract.play.ArenaContract;
import umpire.testkit.contract.play.CalibrationContract;
import umpire.testkit.contract.play.KernelContract;
import umpire.testkit.contract.play.MatchContract;
import umpire.testkit.contract.play.ProfilesContract;
import umpire.testkit.contract.play.SearchContract;
import umpire.testkit.contract.play.VeilContract;
import umpire.testkit.contract.record.CompletionContract;
import umpire.testkit.contract.record.RecordContract;
import umpire.testkit.contract.record.RecordFuzz;
import umpire.testkit.contract.record.RepairContract;
import umpire.testkit.contract.record.RepetitionContract;
import umpire.testkit.contract.record.UnrecordedContract;
import umpire.testkit.contract.rules.CorpusContract;

/// Each law for complete games catches a game that breaks it, and passes one that keeps it.
final class WholeFlawsAreCaughtTest {

  /// The laws that a game alone can break.
  enum Law {
    STRATEGIES_PLAY(new MatchContract()::strategiesPlayWholeGames),
    LEGAL_AGREES(new MatchContract()::legalAndCheckAgree),
    OVER_IS_OVER(new MatchContract()::whenItIsOverNothingIsLegal),
    RULINGS_ARE_TOLD(new MatchContract()::everyRulingCanBeTold),
    NOTHING_LEAKS(new MatchContract()::whatIsHiddenChangesNothing),
    ROUND_TRIP(new RecordContract()::writtenAndReadIsTheSame),
    FORMS(new RecordContract()::everyFormIsReadAsItIsWritten),
    CHANGED_EVENTS(new RecordContract()::changedEventsAreLegalOrRefused),
    DAMAGED_RECORDS(new RecordContract()::damagedRecordsAreReadOrRefused),
    PRESETS(new ProfilesContract()::presetsAreDifferentRules),
    WORDS(new ProfilesContract()::switchesHaveNamesAndWords),
    SWITCHES(new ProfilesContract()::everySwitchChangesSomething),
    CROSSING(new BridgeContract()::classicGamesCrossAndComeBack),
    LEGAL_CROSSING(new BridgeContract()::onlyLegalGamesCross),
    MEASURES(new ArenaContract()::measuresHaveNamesAndWords),
    ROWS(new ArenaContract()::rowsTellOfTheRecordedGame),
    ARENAS(new ArenaContract()::ownArenasPlayTheSameGames),
    HIDDEN_CARDS(new UnrecordedContract()::hidingCardsRefutesNothing),
    LINES_LEFT_OUT(new UnrecordedContract()::leavingOutLinesRefutesNothing),
    SAID_AGAIN(new RepetitionContract()::needlessLinesRefuteNothing),
    BOTH_LEFT_OUT(new UnrecordedContract()::leavingOutBothRefutesNothing),
    COMPLETIONS(new CompletionContract()::claimsAreJudgedAsInEveryCompletion),
    VEIL(new VeilContract()::whatIsHiddenDoesNotShow),
    SEEN(new VeilContract()::aVeiledGameIsTheGameAsItWasSeen),
    SPELT(new KernelContract()::everyMoveIsOneEvent),
    PLAYABLE(new KernelContract()::everyLegalMoveCanBePlayed),
    POINTS(new KernelContract()::scoresAreThePointsTold),
    SEATS(new KernelContract()::seatsAndSidesFit),
    SILENCE(new KernelContract()::nothingChangesWithNobodyListening),
    SEEDS(new ArenaContract()::theSameSeedIsTheSameGame),
    REMEMBERED(new KernelContract()::whatSeatsDoIsRemembered),
    DRAWN(new VeilContract()::worldsAreDrawnFromWhatIsSeen),
    GOES_ON(new VeilContract()::filledWorldsGoOn),
    TOLD(new VeilContract()::nobodyIsToldWhatTheyCannotKnow),
    COPIES(new KernelContract()::copiesGoOnAsTheirOriginals),
    LOOKING_AWAY(new VeilContract()::whoLooksAwayDoesNotPeek),
    NOT_LOOKING_BACK(new VeilContract()::whoDoesNotLookBackNeedsNoHistory),
    EXPERTS(new SearchContract()::expertsKeepToTheRules),
    BLIND_EXPERTS(new SearchContract()::expertsDoNotPeek),
    BUDGETS(new SearchContract()::searchesKeepTheirBudget),
    CHANCES(new CalibrationContract()::chancesHoldForRules),
    NO_GARBAGE(new KernelContract()::gamesAllocateNothing),
    THE_RIGHT_REPAIR(new RepairContract()::mistakesAreMended),
    FUZZ(WholeFlawsAreCaughtTest::fuzz);

    private final Check check;

    Law(Check check) {
      this.check = check;
    }

    Law(WholeCheck check) {
      this.check = game -> check.on(game, game.complete().orElseThrow());
    }
  }

  /// A contract test of a game.
  interface Check {
    void on(Game game) throws Exception;
  }

  /// A contract test of a complete game.
  interface WholeCheck {
    <K extends Kernel<K>> void on(Game game, CompleteGame<K> whole) throws Exception;
  }

  /// Runs the fuzz test on random bytes, as a fuzzer with little time would.
  private static void fuzz(Game game) throws IOException {
    List<String> samples = RecordFuzz.samples(game);
    assertThat(samples).hasSize(9);
    var random = new SeededRandom(1);
    for (int i = 0; i < 2_000; i++) {
      var bytes = new byte[20];
      for (int at = 0; at < bytes.length; at++) {
        bytes[at] = (byte) random.nextInt(256);
      }
      RecordFuzz.tried(game, samples, bytes);
    }
  }

  private static Map<WholeFlaw, Law> laws() {
    var laws = new EnumMap<WholeFlaw, Law>(WholeFlaw.class);
    laws.put(WholeFlaw.MEASURES_NOTHING, Law.MEASURES);
    laws.put(WholeFlaw.NAMELESS_MEASURE, Law.MEASURES);
    laws.put(WholeFlaw.MEASURES_THE_WRONG_RULE, Law.ROWS);
    laws.put(WholeFlaw.TELLS_ONLY_READERS, Law.ROWS);
    laws.put(WholeFlaw.RULES_BY_ITS_NOTES, Law.ROWS);
    laws.put(WholeFlaw.ARENA_PLAYS_ANOTHER_GAME, Law.ARENAS);
    laws.put(WholeFlaw.ARENA_LEAVES_OUT_A_NUMBER, Law.ARENAS);
    laws.put(WholeFlaw.LEAKS_IN_THE_VIEW, Law.SEEN);
    laws.put(WholeFlaw.LEAKS_IN_A_REFUSAL, Law.NOTHING_LEAKS);
    laws.put(WholeFlaw.LEAKS_IN_LEGAL, Law.NOTHING_LEAKS);
    laws.put(WholeFlaw.LEAKS_TO_SPECTATORS, Law.SEEN);
    laws.put(WholeFlaw.REDEALS_WHAT_IS_SEEN, Law.NOTHING_LEAKS);
    laws.put(WholeFlaw.LEGAL_ADDS, Law.LEGAL_AGREES);
    laws.put(WholeFlaw.LEGAL_LEAVES_OUT, Law.LEGAL_AGREES);
    laws.put(WholeFlaw.LEGAL_REPEATS, Law.LEGAL_AGREES);
    laws.put(WholeFlaw.LISTS_NOTHING, Law.LEGAL_AGREES);
    laws.put(WholeFlaw.ASKING_CHANGES_SOMETHING, Law.LEGAL_AGREES);
    laws.put(WholeFlaw.FINE_AFTER_THE_END, Law.OVER_IS_OVER);
    laws.put(WholeFlaw.LEGAL_AFTER_THE_END, Law.OVER_IS_OVER);
    laws.put(WholeFlaw.REFUSES_ITS_STRATEGY, Law.STRATEGIES_PLAY);
    laws.put(WholeFlaw.TELLS_NOTHING, Law.RULINGS_ARE_TOLD);
    laws.put(WholeFlaw.TELLS_NO_END, Law.RULINGS_ARE_TOLD);
    laws.put(WholeFlaw.NEVER_ENDS, Law.ROUND_TRIP);
    laws.put(WholeFlaw.WRITES_WHAT_IT_DOES_NOT_READ, Law.ROUND_TRIP);
    laws.put(WholeFlaw.READS_SOMETHING_ELSE, Law.ROUND_TRIP);
    laws.put(WholeFlaw.FORM_IS_NOT_CANONICAL, Law.FORMS);
    laws.put(WholeFlaw.HAS_NO_FORMS, Law.FORMS);
    laws.put(WholeFlaw.EVERYTHING_GOES, Law.CHANGED_EVENTS);
    laws.put(WholeFlaw.CRASHES_OUT_OF_TURN, Law.CHANGED_EVENTS);
    laws.put(WholeFlaw.CRASHES_ON_WORDS, Law.DAMAGED_RECORDS);
    laws.put(WholeFlaw.CRASHES_ON_NOTHING, Law.FUZZ);
    laws.put(WholeFlaw.LOSES_A_CLASSIC_GAME, Law.CROSSING);
    laws.put(WholeFlaw.BRINGS_BACK_ANOTHER, Law.CROSSING);
    laws.put(WholeFlaw.LETS_ANYTHING_CROSS, Law.LEGAL_CROSSING);
    laws.put(WholeFlaw.REFUSES_WHAT_IT_CANNOT_KNOW, Law.HIDDEN_CARDS);
    laws.put(WholeFlaw.IS_SURE_OF_WHAT_IT_CANNOT_KNOW, Law.BOTH_LEFT_OUT);
    laws.put(WholeFlaw.LETS_TURNS_BE_LEFT_OUT, Law.LINES_LEFT_OUT);
    laws.put(WholeFlaw.REFUSES_WHAT_IT_KNOWS, Law.SAID_AGAIN);
    laws.put(WholeFlaw.RULES_OUT_WHAT_MAY_BE, Law.COMPLETIONS);
    laws.put(WholeFlaw.RULES_OUT_WHAT_MAY_BE_EARNED, Law.COMPLETIONS);
    laws.put(WholeFlaw.FILLS_NOTHING, Law.VEIL);
    laws.put(WholeFlaw.MASKS_NOTHING, Law.SEEN);
    laws.put(WholeFlaw.CODES_COLLIDE, Law.SPELT);
    laws.put(WholeFlaw.PLAY_FAILS, Law.PLAYABLE);
    laws.put(WholeFlaw.SCORES_ARE_NOT_TOLD, Law.POINTS);
    laws.put(WholeFlaw.ONE_SEAT_TOO_FEW, Law.SEATS);
    laws.put(WholeFlaw.A_SIDE_WITHOUT_SEATS, Law.SEATS);
    laws.put(WholeFlaw.SILENCE_CHANGES_THE_GAME, Law.SILENCE);
    laws.put(WholeFlaw.SEEDS_ARE_NOT_GAMES, Law.SEEDS);
    laws.put(WholeFlaw.DEALS_ARE_ALL_THE_SAME, Law.SEEDS);
    laws.put(WholeFlaw.REMEMBERS_NOTHING, Law.REMEMBERED);
    laws.put(WholeFlaw.TELLS_A_SECRET, Law.TOLD);
    laws.put(WholeFlaw.FILLS_WITH_THE_TRUTH, Law.DRAWN);
    laws.put(WholeFlaw.FILLS_TOO_MUCH, Law.GOES_ON);
    laws.put(WholeFlaw.COPIES_NOT_EVERYTHING, Law.COPIES);
    laws.put(WholeFlaw.PEEKS, Law.LOOKING_AWAY);
    laws.put(WholeFlaw.LOOKS_BACK, Law.NOT_LOOKING_BACK);
    laws.put(WholeFlaw.EXPERT_IS_GREEDY, Law.EXPERTS);
    laws.put(WholeFlaw.EXPERT_PEEKS, Law.BLIND_EXPERTS);
    laws.put(WholeFlaw.CHANCE_BEYOND_ONE, Law.BUDGETS);
    laws.put(WholeFlaw.CHANCE_TOO_TIMID, Law.CHANCES);
    laws.put(WholeFlaw.LEAVES_GARBAGE, Law.NO_GARBAGE);
    laws.put(WholeFlaw.OFFERS_NO_NUMBERS, Law.THE_RIGHT_REPAIR);
    laws.put(WholeFlaw.IDLE_SWITCH, Law.SWITCHES);
    laws.put(WholeFlaw.IMPOSSIBLE_VALUE, Law.SWITCHES);
    laws.put(WholeFlaw.TWIN_PRESETS, Law.PRESETS);
    laws.put(WholeFlaw.NO_CLASSIC, Law.PRESETS);
    laws.put(WholeFlaw.RULES_OF_ANOTHER_GAME, Law.PRESETS);
    laws.put(WholeFlaw.WORDLESS_VALUE, Law.WORDS);
    laws.put(WholeFlaw.SAME_WORDS_TWICE, Law.WORDS);
    return laws;
  }

  static Stream<Arguments> flaws() {
    return laws().entrySet().stream().map(law -> Arguments.of(law.getKey(), law.getValue()));
  }

  /// A crash is as good as a failed assertion: either fails the build.
  @ParameterizedTest(name = "{0}")
  @MethodSource("flaws")
  void everyFlawIsCaught(WholeFlaw flaw, Law law) {
    assertThatThrownBy(() -> law.check.on(new WholeHeapGame(flaw)))
        .satisfiesAnyOf(
            caught -> assertThat(caught).isInstanceOf(AssertionError.class),
            caught -> assertThat(caught).hasMessage("planted"));
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void theSoundGamePasses(Law law) {
    assertThatCode(() -> law.check.on(new WholeHeapGame())).doesNotThrowAnyException();
  }

  @Test
  void everyFlawHasItsLawAndEveryLawItsFlaw() {
    assertThat(laws()).hasSize(WholeFlaw.values().length - 1);
    assertThat(Set.copyOf(laws().values())).hasSize(Law.values().length);
  }

  private static final String GOOD = WHOLE + "Result: Ben wins\n";

  private static final String BAD = GOOD.replace("Ben wins", "Anna wins");
  private static final String DOUBTFUL = GOOD.replace("Ben: take 2", "Ben: take ?");

  private static void put(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(java.util.Objects.requireNonNull(file.getParent()));
    Files.writeString(file, text);
  }

  private static void agree(Path folder) {
    whileUpdating(true, () -> new RecordCorpus(folder).differences());
  }

  private static void law(Path folder) {
    var law = new CorpusContract();
    whileUpdating(
        false,
        () -> law.everyRecordIsRuledOnAsAgreed(new WholeHeapGame(), new RecordCorpus(folder)));
  }

  /// Runs the action with `golden.update` set to this value, and restores the property afterwards.
  private static void whileUpdating(boolean update, Runnable action) {
    String asked = System.setProperty("golden.update", Boolean.toString(update));
    try {
      action.run();
    } finally {
      System.setProperty("golden.update", asked == null ? "false" : asked);
    }
  }

  @Test
  void aSoundCorpusPasses(@TempDir Path folder) throws IOException {
    put(folder, "good/short.rec", GOOD);
    put(folder, "bad/winner.rec", BAD);
    put(folder, "doubtful/unread.rec", DOUBTFUL);
    agree(folder);
    assertThatCode(() -> law(folder)).doesNotThrowAnyException();
    assertThat(Files.readString(folder.resolve("bad/winner.txt")))
        .startsWith("heap, short: differs, 3 events legal, 1 claim differs\n")
        .contains("line 9: claim differs: the winner is Ben\n");
  }

  @Test
  void aCorpusThatIsWrongIsCaught(@TempDir Path folder) throws IOException {
    assertThatThrownBy(() -> law(folder)).hasMessageContaining("good records");
    put(folder, "good/short.rec", GOOD);
    agree(folder);
    assertThatThrownBy(() -> law(folder)).hasMessageContaining("bad records");
    put(folder, "bad/winner.rec", BAD);
    agree(folder);
    law(folder);

    for (String misplaced : List.of("good/bad.rec", "bad/good.rec", "doubtful/good.rec", "x.rec")) {
      put(folder, misplaced, misplaced.endsWith("bad.rec") ? BAD : GOOD);
      agree(folder);
      assertThatThrownBy(() -> law(folder)).as(misplaced).hasMessageContaining("wrong folder");
      Files.delete(folder.resolve(misplaced));
      Files.delete(folder.resolve(misplaced.replace(".rec", ".txt")));
      law(folder);
    }

    put(folder, "good/empty.rec", "");
    agree(folder);
    assertThatThrownBy(() -> law(folder)).hasMessageContaining("empty.rec");
    Files.delete(folder.resolve("good/empty.rec"));
    assertThatThrownBy(() -> law(folder)).hasMessageContaining("a record that is gone");
    Files.delete(folder.resolve("good/empty.txt"));

    put(folder, "good/short.txt", "what was agreed on long ago");
    assertThatThrownBy(() -> law(folder)).hasMessageContaining("short.txt is now");
    Files.delete(folder.resolve("good/short.txt"));
    assertThatThrownBy(() -> law(folder)).hasMessageContaining("short.txt is now");
  }

  @Test
  void theCorpusKnowsTheRulesItShows(@TempDir Path folder) throws IOException {
    put(folder, "good/short.rec", GOOD);
    put(folder, "bad/greedy.rec", GOOD.replace("Ben: take 2", "Ben: take 3"));
    var rules = new LinkedHashSet<String>();
    new RecordCorpus(folder).rulesShown().forEach(rule -> rules.add(rule.id()));
    assertThat(rules).containsExactlyInAnyOrder("deal", "stone", "last", "empty", "enough");
  }
}
