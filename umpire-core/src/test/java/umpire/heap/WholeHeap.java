package umpire.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.arena.Arena;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.gaps.Bounds;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.GameAdapter;
import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.search.SearchModel;
import umpire.core.search.SearchPlayer;
import umpire.core.words.Vocabulary;

/// The complete heap game, with secret reserves and rule switches.
public final class WholeHeap implements CompleteGame<HeapKernel> {

  private static final String ID = "heap";

  private final WholeFlaw flaw;

  public WholeHeap(WholeFlaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public Profiles profiles() {
    var switches = new ArrayList<Switch>();
    switches.add(
        new Switch.Count("heap", "how large the heap is", 12, 1, 99, "# stones lie in the heap"));
    boolean same = flaw == WholeFlaw.SAME_WORDS_TWICE;
    switches.add(
        Switch.Choice.of(
            "reserve",
            "what the players hold back",
            new Switch.Way<>("secret", "each player has a secret reserve", true),
            new Switch.Way<>(
                "none", same ? "each player has a secret reserve" : "there is none", false)));
    boolean wordless = flaw == WholeFlaw.WORDLESS_VALUE;
    switches.add(
        Switch.Choice.of(
            "last",
            "what the last stone earns",
            new Switch.Way<>("counts", "it is worth what others are", false),
            new Switch.Way<>("bonus", wordless ? " " : "it earns five points more", true)));
    if (flaw == WholeFlaw.IDLE_SWITCH) {
      switches.add(
          Switch.Choice.of(
              "cushions",
              "the seats",
              new Switch.Way<>("no", "hard", false),
              new Switch.Way<>("yes", "soft", true)));
    }
    return new Profiles(
        flaw == WholeFlaw.RULES_OF_ANOTHER_GAME ? "pile" : ID, switches, presets(), conflicts());
  }

  private List<Preset> presets() {
    var presets = new ArrayList<Preset>();
    presets.add(Preset.of("club", "as the club plays"));
    if (flaw != WholeFlaw.NO_CLASSIC) {
      presets.add(Preset.of("classic", "the published game", "reserve=none"));
    }
    if (flaw != WholeFlaw.IMPOSSIBLE_VALUE) {
      presets.add(Preset.of("short", "for a break", "heap=5", "last=bonus"));
    }
    if (flaw == WholeFlaw.TWIN_PRESETS) {
      presets.add(Preset.of("twin", "the club's, too", "heap=12"));
    }
    return presets;
  }

  private List<Conflict> conflicts() {
    return List.of(
        new Conflict(
            "last=bonus needs reserve=secret: who takes the last stone could be counted out",
            rules ->
                rules.is("last", "bonus")
                    && (rules.is("reserve", "none") || flaw == WholeFlaw.IMPOSSIBLE_VALUE)));
  }

  @Override
  public int minPlayers(Profile profile) {
    return 2;
  }

  @Override
  public int maxPlayers(Profile profile) {
    return 4;
  }

  @Override
  public String objection(Profile profile, int players) {
    return players == 3 && profile.number("heap") > 90 ? "three cannot share so many stones" : "";
  }

  @Override
  public HeapKernel open(Profile profile, int seats) {
    return new HeapKernel(profile, seats, flaw);
  }

  @Override
  public List<HeapRule> rulebook() {
    return List.of(HeapRule.values());
  }

  @Override
  public Dealer<HeapKernel> dealer(Profile profile, int seats) {
    return new HeapDealer(flaw);
  }

  @Override
  public List<Strategy<HeapKernel>> strategies() {
    return List.of(new RandomStrategy<>(), new HeapPlayer(flaw));
  }

  @Override
  public List<Strategy<HeapKernel>> experts() {
    return List.of(new HeapExpert(flaw, new SearchPlayer<>(model(), 100)));
  }

  @Override
  public SearchModel<HeapKernel> searchModel(Profile profile, int seats) {
    return model();
  }

  private HeapSearchModel model() {
    return new HeapSearchModel(flaw, new HeapDealer(flaw), new HeapPlayer(flaw));
  }

  @Override
  public List<String> tallies(Profile profile) {
    return List.of("points", "added");
  }

  @Override
  public GameAdapter<HeapKernel> adapter() {
    return new HeapAdapter(flaw);
  }

  @Override
  public RecordGaps<HeapKernel> gaps() {
    return new RecordGaps<>() {
      @Override
      public boolean isRedundant(HeapKernel table, int actor, Move move) {
        return flaw != WholeFlaw.REFUSES_WHAT_IT_KNOWS
            && actor == Kernel.HOUSE
            && table.wasDealt(move);
      }

      @Override
      public boolean mayTallyBe(HeapKernel table, int tally, int side, int count) {
        boolean tooMuch = tally == 0 && count > table.tally(0, side) + 2;
        return (flaw != WholeFlaw.RULES_OUT_WHAT_MAY_BE || !tooMuch)
            && RecordGaps.super.mayTallyBe(table, tally, side, count);
      }

      @Override
      public Bounds earned(HeapKernel before, HeapKernel after, int side, int told) {
        return flaw == WholeFlaw.RULES_OUT_WHAT_MAY_BE_EARNED
            ? new Bounds(told, told)
            : RecordGaps.super.earned(before, after, side, told);
      }
    };
  }

  @Override
  public Vocabulary vocabulary() {
    return new HeapWords(flaw);
  }

  @Override
  public List<Measure> measures() {
    return switch (flaw) {
      case MEASURES_NOTHING -> List.of();
      case NAMELESS_MEASURE -> List.of(Measure.times("Stones taken", "", HeapRule.STONE));
      case MEASURES_THE_WRONG_RULE -> List.of(Measure.times("length", "turns", HeapRule.ENOUGH));
      default ->
          List.of(
              Measure.times("turns", "times that stones were taken", HeapRule.STONE),
              Measure.highest("most", "the most points at once", HeapRule.STONE, HeapRule.LAST),
              Measure.whether("emptied", "whether it came to the last stone", HeapRule.EMPTY));
    };
  }

  /// Returns an arena that plays other games, or writes wrong rows, if a flaw wants it.
  @Override
  public Optional<Arena> ownArena(Profile profile, List<String> seats) {
    var taken = new ArrayList<Strategy<HeapKernel>>();
    for (String name : seats) {
      strategies().stream().filter(own -> own.name().equals(name)).forEach(taken::add);
    }
    return Optional.of(flawed(arena(profile, taken)));
  }

  private Arena flawed(Arena general) {
    return switch (flaw) {
      case ARENA_PLAYS_ANOTHER_GAME -> (seed, row) -> general.play(seed + 1, row);
      case ARENA_LEAVES_OUT_A_NUMBER ->
          (seed, row) -> {
            int last = row[row.length - 1];
            general.play(seed, row);
            row[row.length - 1] = last;
          };
      default -> general;
    };
  }

  @Override
  public ClassicBridge classic() {
    return new HeapBridge(profiles(), flaw);
  }
}
