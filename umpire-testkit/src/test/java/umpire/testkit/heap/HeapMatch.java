package umpire.testkit.heap;

import static umpire.testkit.heap.HeapEvent.UNKNOWN;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.text.Telling;

/// A heap game at work.
final class HeapMatch implements Match<HeapEvent, HeapView> {

  private static final int BONUS = 5;
  private static final int TALLY_POINTS = 0;

  private final WholeFlaw flaw;
  private final Profile profile;
  private final List<String> names;
  private final int[] reserves;
  private final boolean[] shown;
  private final int[] points;
  private final int[] added;
  private final boolean[] vague;
  private int stones;

  /// How many of those may have been taken unseen.
  private int surplus;

  private int toAct;

  HeapMatch(Profile profile, List<String> names, WholeFlaw flaw) {
    this.flaw = flaw;
    this.profile = profile;
    this.names = List.copyOf(names);
    reserves = new int[names.size()];
    shown = new boolean[names.size()];
    points = new int[names.size()];
    added = new int[names.size()];
    vague = new boolean[names.size()];
    stones = profile.number("heap");
    toAct = profile.is("reserve", "secret") ? HOUSE : 0;
  }

  private HeapMatch(HeapMatch other) {
    this(other.profile, other.names, other.flaw);
    System.arraycopy(other.reserves, 0, reserves, 0, reserves.length);
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.added, 0, added, 0, added.length);
    System.arraycopy(other.vague, 0, vague, 0, vague.length);
    surplus = other.surplus;
    stones = other.stones;
    toAct = other.toAct;
  }

  @Override
  public int seats() {
    return names.size();
  }

  @Override
  public int toAct() {
    return toAct;
  }

  @Override
  public Finding check(int actor, HeapEvent event) {
    if (flaw == WholeFlaw.ASKING_CHANGES_SOMETHING && toAct >= 0 && points[toAct] == 3) {
      points[toAct] = 2;
    }
    boolean overlooked = flaw == WholeFlaw.FINE_AFTER_THE_END && toAct == OVER;
    if (overlooked || flaw == WholeFlaw.EVERYTHING_GOES) {
      return Finding.fine();
    }
    if (toAct == OVER) {
      return Finding.against(WholeRule.EMPTY);
    }
    if (event instanceof HeapEvent.Deal(var dealt)) {
      boolean due = toAct == HOUSE && actor == HOUSE && dealt.size() == seats();
      return due ? Finding.fine() : Finding.against(WholeRule.DEAL);
    }
    if (actor != toAct || actor == HOUSE) {
      if (flaw == WholeFlaw.CRASHES_OUT_OF_TURN) {
        throw new IllegalStateException("planted");
      }
      return Finding.against(WholeRule.IN_TURN, turn());
    }
    return event instanceof HeapEvent.Take(int taken) ? checkTake(taken) : checkAdd(event);
  }

  private String turn() {
    return toAct == HOUSE ? "the reserves are to be dealt" : "it is the turn of " + name(toAct);
  }

  private Finding checkTake(int taken) {
    if (flaw == WholeFlaw.REFUSES_ITS_STRATEGY && taken == 2 && stones == 2) {
      return Finding.against(WholeRule.ENOUGH);
    }
    if (taken == UNKNOWN) {
      return new Finding.Open(WholeRule.ENOUGH, "how many stones " + name(toAct) + " took");
    }
    if (surplus > 0) {
      return new Finding.Open(WholeRule.ENOUGH, "how many stones were left");
    }
    return taken > stones
        ? Finding.against(WholeRule.ENOUGH, "there are " + stones + leak())
        : Finding.fine();
  }

  private String leak() {
    int all = flaw == WholeFlaw.LEAKS_IN_A_REFUSAL ? Arrays.stream(reserves).sum() : 0;
    return all == 0 ? "" : ", and " + all + " in reserve";
  }

  private Finding checkAdd(HeapEvent event) {
    int reserve = reserves[toAct];
    if (shown[toAct] || profile.is("reserve", "none")) {
      return Finding.against(WholeRule.RESERVE, "there is none");
    }
    if (reserve == UNKNOWN && flaw != WholeFlaw.REFUSES_WHAT_IT_CANNOT_KNOW) {
      return new Finding.Open(WholeRule.RESERVE, "the reserve of " + name(toAct));
    }
    return event.equals(new HeapEvent.Add(reserve))
        ? Finding.fine()
        : Finding.against(WholeRule.RESERVE, "the reserve is " + reserve);
  }

  private String name(int seat) {
    return names.get(seat);
  }

  @Override
  public void play(int actor, HeapEvent event, Tape tape) {
    switch (event) {
      case HeapEvent.Deal(var dealt) -> {
        for (int seat = 0; seat < Math.min(seats(), dealt.size()); seat++) {
          reserves[seat] = dealt.get(seat);
        }
        toAct = 0;
        tape.say(WholeRule.DEAL, Kernel.NOBODY, 0, 0);
      }
      case HeapEvent.Add(int put) -> {
        int seat = Math.max(0, toAct);
        stones += put;
        added[seat] += put;
        shown[seat] = true;
        reserves[seat] = put;
        tape.say(WholeRule.RESERVE, seat, put, 0);
      }
      case HeapEvent.Take(int taken) -> take(Math.max(0, toAct), taken, tape);
    }
  }

  private void take(int seat, int taken, Tape tape) {
    boolean perhapsTheLast = stones - surplus <= taken && profile.is("last", "bonus");
    vague[seat] |= taken == UNKNOWN || surplus > 0 && perhapsTheLast;
    surplus += taken == UNKNOWN ? HeapEvent.MOST - 1 : 0;
    stones = Math.max(0, stones - Math.max(1, taken));
    points[seat] += Math.max(0, taken);
    tape.say(WholeRule.STONE, seat, stones, Math.max(0, taken));
    toAct = (seat + 1) % seats();
    if (flaw == WholeFlaw.NEVER_ENDS && stones == 0) {
      stones = profile.number("heap");
    }
    if (stones == 0) {
      toAct = OVER;
      if (profile.is("last", "bonus")) {
        points[seat] += BONUS;
        tape.say(WholeRule.LAST, seat, 0, BONUS);
      }
      tape.say(WholeRule.EMPTY, Kernel.NOBODY, 0, 0);
    }
  }

  @Override
  public List<HeapEvent> legal(int actor) {
    var legal = new ArrayList<HeapEvent>();
    if (actor == HOUSE && toAct == HOUSE) {
      legal.add(new HeapEvent.Deal(java.util.Collections.nCopies(seats(), 0)));
    } else if (actor >= 0 && actor == toAct) {
      int most = flaw == WholeFlaw.LEGAL_LEAVES_OUT ? 2 : HeapEvent.MOST;
      for (int taken = 1; taken <= Math.min(most, stones); taken++) {
        legal.add(new HeapEvent.Take(taken));
      }
      boolean held = !shown[actor] && profile.is("reserve", "secret");
      if (held && reserves[actor] > 0) {
        legal.add(new HeapEvent.Add(reserves[actor]));
      }
      spoil(legal);
    }
    if (flaw == WholeFlaw.LEGAL_AFTER_THE_END && toAct == OVER) {
      legal.add(new HeapEvent.Take(1));
    }
    return legal;
  }

  private void spoil(List<HeapEvent> legal) {
    int next = reserves[(toAct + 1) % seats()];
    switch (flaw) {
      case LEGAL_ADDS -> {
        if (stones == 2) {
          legal.add(new HeapEvent.Take(3));
        }
      }
      case LEGAL_REPEATS -> legal.add(new HeapEvent.Take(1));
      case LEAKS_IN_LEGAL -> java.util.Collections.rotate(legal, next);
      default -> {
        // sound
      }
    }
  }

  @Override
  public boolean legalIsComplete(int actor) {
    return actor != HOUSE;
  }

  @Override
  public Optional<HeapEvent> house(Chance chance) {
    if (toAct != HOUSE) {
      return Optional.empty();
    }
    var dealt = new ArrayList<Integer>();
    for (int seat = 0; seat < seats(); seat++) {
      dealt.add(chance.below(HeapEvent.MOST + 1));
    }
    return Optional.of(new HeapEvent.Deal(dealt));
  }

  @Override
  public List<String> tallies() {
    return List.of("points", "added");
  }

  @Override
  public int tally(int tally, int side) {
    return tally == TALLY_POINTS ? points[side] : added[side];
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return tally != TALLY_POINTS
        || !vague[side]
        || flaw == WholeFlaw.IS_SURE_OF_WHAT_IT_CANNOT_KNOW;
  }

  @Override
  public int winner() {
    int best = Arrays.stream(points).max().orElse(0);
    int leaders = 0;
    int winner = Kernel.NOBODY;
    for (int seat = 0; seat < seats(); seat++) {
      if (points[seat] == best) {
        leaders++;
        winner = seat;
      }
    }
    return toAct == OVER && leaders == 1 ? winner : Kernel.NOBODY;
  }

  private boolean sees(Viewer viewer, int seat) {
    return shown[seat]
        || switch (viewer) {
          case Viewer.Player(int own) -> own == seat;
          case Viewer.Spectator() -> false;
          case Viewer.Arbiter() -> true;
        };
  }

  @Override
  public HeapView view(Viewer viewer) {
    var known = new ArrayList<Integer>();
    var standing = new ArrayList<Integer>();
    boolean leaks =
        flaw == WholeFlaw.LEAKS_IN_THE_VIEW && viewer instanceof Viewer.Player
            || flaw == WholeFlaw.LEAKS_TO_SPECTATORS && viewer instanceof Viewer.Spectator;
    for (int seat = 0; seat < seats(); seat++) {
      known.add(sees(viewer, seat) || leaks ? reserves[seat] : UNKNOWN);
      standing.add(points[seat]);
    }
    List<HeapEvent> legal = viewer instanceof Viewer.Player(int seat) ? legal(seat) : List.of();
    return new HeapView(toAct, stones, known, standing, legal);
  }

  @Override
  public HeapEvent seenBy(Viewer viewer, int actor, HeapEvent event) {
    if (!(event instanceof HeapEvent.Deal(var dealt))) {
      return event;
    }
    var seen = new ArrayList<Integer>();
    for (int seat = 0; seat < dealt.size(); seat++) {
      seen.add(sees(viewer, seat) ? dealt.get(seat) : UNKNOWN);
    }
    return new HeapEvent.Deal(seen);
  }

  @Override
  public Match<HeapEvent, HeapView> redealt(Viewer viewer, Chance chance) {
    var other = new HeapMatch(this);
    for (int seat = 0; seat < seats(); seat++) {
      boolean hidden =
          flaw == WholeFlaw.REDEALS_WHAT_IS_SEEN && !shown[seat] || !sees(viewer, seat);
      if (toAct != HOUSE && hidden && flaw != WholeFlaw.REDEALS_NOTHING) {
        other.reserves[seat] = chance.below(HeapEvent.MOST + 1);
      }
    }
    return other;
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    if (flaw == WholeFlaw.TELLS_NOTHING) {
      return;
    }
    switch ((WholeRule) ruling.rule()) {
      case STONE -> telling.say("takes ").fact("stones", ruling.amount());
      case RESERVE -> telling.say("puts in ").fact("stones", ruling.subject());
      case LAST -> telling.say("took the last stone");
      case DEAL -> telling.say("the reserves are dealt");
      case EMPTY -> telling.say(flaw == WholeFlaw.TELLS_NO_END ? "" : "the heap is empty");
      case IN_TURN, ENOUGH -> throw new IllegalArgumentException(ruling.rule().id());
    }
  }
}
