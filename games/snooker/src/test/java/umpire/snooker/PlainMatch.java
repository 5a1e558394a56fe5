package umpire.snooker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.profile.Profile;

/// A second, plain scorer of whole matches: the oracle for differential tests.
///
/// It reads the lines of a record that is known to be legal, is written from decisions S45 to S80
/// alone, shares no code with the real referee, and keeps everything in lists and strings. A colour
/// is its value.
final class PlainMatch {

  private static final List<String> BALLS =
      List.of("none", "red", "yellow", "green", "brown", "blue", "pink", "black");
  private static final Set<String> WORTH_SEVEN =
      Set.of("unnamed", "cue-ball", "off-ball", "measure", "consult");
  static final int ANY = 99;

  private final List<String> names;
  private final Profile profile;

  int reds;
  TreeSet<Integer> colours = new TreeSet<>();

  /// 1 for a red, [#ANY] for a colour of the striker's choice, otherwise the colour.
  int on;

  int[] points = {0, 0};
  int[] frames = {0, 0};
  int[] totals = {0, 0};
  int[] highest = {0, 0};
  int striker;
  boolean frameOver = true;
  private boolean matchTaken;
  boolean black;
  private boolean blue;
  private final List<Integer> blues = new ArrayList<>();

  /// The players of this frame in their order, and the index of the current visit.
  private List<Integer> order = new ArrayList<>();

  private int place;
  private int offender;
  private int asked = -1;

  private int number;
  private int breaker;
  private int lastWinner = -1;
  private int breakNow;
  private boolean freeBall;
  private int touching;
  private final int[] earlyConcessions = {0, 0};

  // The position before the last stroke, and the misses from it.
  private int oldReds;
  private TreeSet<Integer> oldColours = new TreeSet<>();
  private int oldOn;
  private boolean oldFree;
  private int oldTouching;
  private boolean justReplaced;
  private int seenFull;
  private boolean warned;

  // The remarks possible about the last stroke.
  private boolean missable;
  private boolean oldHopeless;

  PlainMatch(List<String> names, Profile profile) {
    this.names = names;
    this.profile = profile;
    for (int seat = 0; seat < names.size(); seat++) {
      order.add(seat);
    }
  }

  private void come(int seat) {
    place = order.indexOf(seat);
    striker = seat;
  }

  private void goRound(int steps) {
    place = Math.floorMod(place + steps, order.size());
    striker = order.get(place);
  }

  private void agree(int first, int second) {
    asked = first;
    order = new ArrayList<>(List.of(first, second, (first + 2) % 4, (second + 2) % 4));
  }

  void happens(int actor, String line) {
    List<String> words = List.of(line.split(" "));
    String last = words.getLast();
    switch (words.getFirst()) {
      case "lot" -> lot(names.indexOf(last));
      case "rack" -> rack();
      case "choose" -> come(names.indexOf(last));
      case "order" -> agree(names.indexOf(words.get(1)), names.indexOf(last));
      case "free" -> freeBall = true;
      case "touching" -> touching = BALLS.indexOf(last);
      case "again" -> sendBack();
      case "replace" -> replace();
      case "miss" -> miss(words.contains("full"));
      case "foul" -> foulWithoutStroke(words);
      case "concede" -> concede(actor);
      case "claim" -> endFrame(actor % 2);
      case "rerack" -> {
        number--;
        rackFor(breaker);
      }
      case "award" -> award(names.indexOf(last), words.get(1).equals("match"));
      case "time" -> timeUp();
      case "warn", "stalemate", "half" -> {}
      default -> stroke(actor, words);
    }
  }

  private void lot(int seat) {
    if (number == 0) {
      rackFor(seat);
    } else {
      come(seat);
      missable = false;
    }
  }

  private void rack() {
    if (number == 0 || asked >= 0) {
      rackFor(Math.max(0, asked));
      return;
    }
    boolean loser = profile.is("break-off", "loser");
    boolean winner = profile.is("break-off", "winner");
    int next = order.get((order.indexOf(breaker) + 1) % order.size());
    int after = order.get((order.indexOf(breaker) + 2) % order.size());
    if (lastWinner >= 0 && (loser || winner)) {
      rackFor(next % 2 == (winner ? lastWinner : 1 - lastWinner) ? next : after);
    } else {
      rackFor(next);
    }
  }

  private void rackFor(int seat) {
    number++;
    breaker = seat;
    asked = -1;
    come(seat);
    reds = profile.number("reds");
    colours = new TreeSet<>(List.of(2, 3, 4, 5, 6, 7));
    on = 1;
    points = new int[] {profile.number("start-1"), profile.number("start-2")};
    frameOver = false;
    black = blue = false;
    breakNow = 0;
    freeBall = justReplaced = warned = missable = false;
    touching = seenFull = 0;
  }

  private void timeUp() {
    int ahead = points[0] - points[1];
    if (ahead != 0) {
      endFrame(ahead > 0 ? 0 : 1);
      return;
    }
    blue = true;
    blues.clear();
    reds = 0;
    colours = new TreeSet<>(Set.of(5));
    on = 5;
    breakNow = touching = 0;
    freeBall = missable = false;
  }

  /// A shot at the blue; `blues` holds the side for each pot, and -1 for a miss.
  private void shoot(boolean falls) {
    blues.add(falls ? striker % 2 : -1);
    goRound(1);
    long first = blues.stream().filter(side -> side == 0).count();
    long second = blues.stream().filter(side -> side == 1).count();
    if (blues.size() % 2 == 0 && first != second) {
      endFrame(first > second ? 0 : 1);
    }
  }

  private void miss(boolean full) {
    missable = false;
    seenFull += full || seenFull > 0 ? 1 : 0;
    if (warned) {
      takeFrame(offender % 2);
    }
  }

  /// The rule by which a referee may not call a miss now; empty if none forbids it.
  String missRefusal(boolean deliberate) {
    if (profile.is("referee", "no")) {
      return "simple-table";
    }
    if (profile.is("miss", "no")) {
      return "miss-played";
    }
    if (!missable) {
      return "miss-after-foul";
    }
    boolean late = (oldHopeless || isHopeless()) && profile.is("late-miss", "no");
    boolean second = seenFull > 0 && profile.is("three-misses", "lose");
    return late && !deliberate && !second ? "miss-while-open" : "";
  }

  /// The rule against recording `foul behind` for a stroke at the black; empty if none forbids it.
  String behindBlackRefusal() {
    if (profile.is("referee", "no")) {
      return "simple-table";
    }
    boolean strict = profile.is("behind", "nominated");
    boolean twoBalls = reds == 0 && colours.equals(Set.of(6, 7));
    boolean free = freeBall && on != 7 && (strict || !twoBalls);
    return on == ANY ? (strict ? "" : "foul-fits") : free ? "" : "foul-fits";
  }

  /// Whether the trailing player can at best draw level with the points left.
  private boolean isHopeless() {
    int ahead = points[0] - points[1] + (adds() ? totals[0] - totals[1] : 0);
    int later = adds() ? profile.number("frames") - number : 0;
    int racks = later * (8 * profile.number("reds") + 27);
    return ahead != 0 && Math.abs(ahead) >= reach(ahead > 0 ? 1 : 0) + racks;
  }

  private void stroke(int actor, List<String> words) {
    List<Integer> hit = new ArrayList<>();
    List<Integer> pot = new ArrayList<>();
    List<Integer> off = new ArrayList<>();
    int nominated = 0;
    int concerned = 0;
    String foul = "";
    boolean inOff = false;
    String part = "";
    for (String word : words) {
      int ball = BALLS.indexOf(word);
      if (Set.of("hit", "pot", "off", "nom", "foul").contains(word)) {
        part = word;
      } else if (word.equals("white")) {
        if (part.equals("off")) {
          off.add(0);
        } else {
          inOff = true;
        }
      } else if (part.equals("foul") && ball < 0) {
        foul = word;
      } else {
        switch (part) {
          case "hit" -> hit.add(ball);
          case "pot" -> pot.add(ball);
          case "off" -> off.add(ball);
          case "nom" -> nominated = ball;
          default -> concerned = ball;
        }
      }
    }
    if (words.getFirst().equals("pot")) {
      hit.add(pot.getFirst());
    }
    hit.remove(Integer.valueOf(0));
    judge(actor, new HashSet<>(hit), pot, off, nominated, foul, concerned, inOff);
  }

  private void judge(
      int actor,
      Set<Integer> hit,
      List<Integer> pot,
      List<Integer> off,
      int nominated,
      String foul,
      int concerned,
      boolean inOff) {
    if (foul.equals("turn")) {
      goRound(actor % 2 == striker % 2 ? 0 : -1);
      striker = actor;
      on = turnBegins();
      freeBall = justReplaced = false;
      touching = 0;
    }
    if (blue) {
      boolean clean = off.isEmpty() && foul.isEmpty() && !inOff;
      shoot(clean && hit.equals(Set.of(5)) && pot.equals(List.of(5)));
      return;
    }
    keep();
    int meant = nominated > 0 ? nominated : meant(hit, foul);
    boolean unnamed = on == ANY && meant == 0 && profile.is("unnamed", "7");
    int ball = on == ANY ? (meant > 0 ? meant : unnamed ? 0 : 2) : on;
    int free = on != ANY && freeBall && meant > 0 && meant != ball ? meant : 0;
    int target = free > 0 ? free : ball;
    if (touching > 0 && touching == target) {
      hit = Set.of(target);
    }
    boolean hitsWell = hit.equals(Set.of(target)) || (free > 0 && hit.equals(Set.of(free, ball)));
    if (unnamed) {
      hitsWell = false;
    }
    missable = !hitsWell;
    boolean arguable = hit.size() == 2 && hit.contains(target);
    Set<Integer> wrong = new HashSet<>(pot);
    wrong.remove(ball);
    wrong.remove(free);
    freeBall = false;
    touching = 0;
    boolean fair = hitsWell && wrong.isEmpty() && off.isEmpty() && !inOff && foul.isEmpty();
    boolean wasReplaced = justReplaced;
    justReplaced = false;
    if (!wasReplaced) {
      seenFull = 0;
      warned = false;
    }
    reds -= (int) pot.stream().filter(b -> b == 1).count();
    reds -= (int) off.stream().filter(b -> b == 1).count();
    if (fair) {
      scoreFair(pot, ball, free);
      return;
    }
    int price = Math.max(foul.equals("time") ? 5 : 4, ball);
    Set<Integer> blamed = new HashSet<>(wrong);
    blamed.addAll(hit);
    blamed.addAll(off);
    blamed.add(concerned);
    blamed.remove(free);
    for (int each : blamed) {
      price = Math.max(price, each);
    }
    if (unnamed || WORTH_SEVEN.contains(foul)) {
      price = 7;
    }
    points[1 - striker % 2] += price;
    offender = striker;
    if (!hitsWell && !arguable && warned) {
      takeFrame(striker % 2);
    } else if (black || onlyBlack()) {
      endByPoints();
    } else {
      passTurn();
    }
  }

  /// The colour that a stroke reveals as intended.
  private int meant(Set<Integer> hit, String foul) {
    if (foul.equals("unnamed")) {
      return 0;
    }
    for (int ball : new TreeSet<>(hit)) {
      if (ball > 1 && ball != on) {
        return ball;
      }
    }
    return hit.isEmpty() && touching > 1 && touching != on ? touching : 0;
  }

  private void scoreFair(List<Integer> pot, int ball, int free) {
    if (pot.isEmpty()) {
      passTurn();
      return;
    }
    int scored = ball;
    if (on == 1) {
      scored = pot.size();
    } else if (on != ANY && pot.contains(ball)) {
      colours.remove(ball);
    }
    points[striker % 2] += scored;
    breakNow += scored;
    highest[striker % 2] = Math.max(highest[striker % 2], breakNow);
    if (on == 7 && free == 0) {
      endByPoints();
      return;
    }
    on = on == 1 ? ANY : turnBegins();
  }

  private boolean onlyBlack() {
    return reds == 0 && colours.equals(Set.of(7)) && on == 7;
  }

  private int turnBegins() {
    return reds > 0 ? 1 : colours.first();
  }

  private void passTurn() {
    on = turnBegins();
    breakNow = 0;
    goRound(1);
  }

  private void keep() {
    oldReds = reds;
    oldColours = new TreeSet<>(colours);
    oldOn = on;
    oldFree = freeBall;
    oldTouching = touching;
    oldHopeless = isHopeless();
  }

  private void sendBack() {
    goRound(-1);
    striker = offender;
    freeBall = missable = false;
  }

  private void replace() {
    reds = oldReds;
    colours = new TreeSet<>(oldColours);
    on = oldOn;
    freeBall = oldFree;
    touching = oldTouching;
    goRound(-1);
    striker = offender;
    justReplaced = true;
    missable = false;
    warned |= seenFull >= 2 && profile.is("three-misses", "lose");
  }

  private void foulWithoutStroke(List<String> words) {
    int nominated = words.contains("nom") ? BALLS.indexOf(words.getLast()) : 0;
    boolean concerns = words.size() > 2 && !words.get(2).equals("nom");
    int ball = concerns ? BALLS.indexOf(words.get(2)) : 0;
    boolean late = words.get(1).equals("time");
    boolean unnamed = on == ANY && nominated == 0 && profile.is("unnamed", "7") && !late;
    boolean standsForBallOn = on != ANY && ball == nominated;
    int price = Math.max(late ? 5 : 4, on == ANY ? nominated : on);
    if (!standsForBallOn) {
      price = Math.max(price, ball);
    }
    offender = striker;
    points[1 - striker % 2] += unnamed || WORTH_SEVEN.contains(words.get(1)) ? 7 : price;
    freeBall = missable = false;
    touching = 0;
    // Earlier misses are remembered in case the balls are put back once more.
    justReplaced = false;
    if (onlyBlack() || black) {
      endByPoints();
    } else {
      passTurn();
    }
  }

  private boolean adds() {
    return profile.is("decided-by", "points");
  }

  private void endByPoints() {
    int first = points[0] + (adds() ? totals[0] : 0);
    int second = points[1] + (adds() ? totals[1] : 0);
    boolean respots = !adds() || number == profile.number("frames");
    if (first == second && respots) {
      black = true;
      colours = new TreeSet<>(Set.of(7));
      on = 7;
      breakNow = 0;
      return;
    }
    endFrame(points[0] == points[1] ? -1 : points[0] > points[1] ? 0 : 1);
  }

  private int onTheTable() {
    return 8 * reds + colours.stream().mapToInt(Integer::intValue).sum();
  }

  private void takeFrame(int loser) {
    points[loser] = 0;
    points[1 - loser] += onTheTable();
    endFrame(1 - loser);
  }

  private void award(int seat, boolean match) {
    if (match) {
      frameOver = matchTaken = true;
    } else {
      takeFrame(1 - seat % 2);
    }
  }

  /// The maximum points that a player can score without penalties.
  private int reach(int seat) {
    int table = onTheTable();
    if (seat % 2 != striker % 2) {
      return table;
    }
    int free = freeBall ? (on == 1 ? 8 : on) : 0;
    return table + free + (on == ANY ? 7 : 0);
  }

  private void concede(int player) {
    int seat = player % 2;
    boolean early = points[1 - seat] - points[seat] <= reach(seat);
    if (adds()) {
      points[1 - seat] += onTheTable();
    }
    endFrame(1 - seat);
    boolean costly = early && profile.is("concession", "costly");
    if (costly && earlyConcessions[seat]++ > 0 && !isDecided()) {
      frames[1 - seat]++;
      number++;
    }
  }

  private boolean isDecided() {
    int all = profile.number("frames");
    boolean early = profile.is("decided-by", "frames");
    return number == all || (early && (frames[0] > all / 2 || frames[1] > all / 2));
  }

  /// Whether a match that is over has no winner.
  boolean isDrawn() {
    return !adds() && !matchTaken && frames[0] == frames[1];
  }

  private void endFrame(int winner) {
    lastWinner = winner;
    frameOver = true;
    if (winner >= 0) {
      frames[winner]++;
    }
    totals[0] += points[0];
    totals[1] += points[1];
  }

  @Override
  public String toString() {
    return "points %s, frames %s, totals %s, highest %s%s"
        .formatted(
            Arrays.toString(points),
            Arrays.toString(frames),
            Arrays.toString(totals),
            Arrays.toString(highest),
            frameOver ? "" : ", reds " + reds + ", colours " + colours + ", on " + on);
  }
}
