package umpire.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.core.match.Statistics;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// What a coach says of a game.
///
/// @param heading the game and the rules it was played by
/// @param names what the seats are called
/// @param company what the sides are called
/// @param judge who plays on where the coach looks ahead, and how often
/// @param moments before the first event and after each
/// @param decisions every choice that somebody had, in their order; what was forced is none
/// @param balances of each side
/// @param figures what the game counts of its own
/// @param finished whether the record goes to the end of the game
public record Review(
    Note heading,
    List<String> names,
    List<Note> company,
    Judge judge,
    List<Moment> moments,
    List<Decision> decisions,
    List<Balance> balances,
    List<Statistics.Figure> figures,
    boolean finished) {

  private static final int WORST = 3;

  public Review {
    names = List.copyOf(names);
    company = List.copyOf(company);
    moments = List.copyOf(moments);
    decisions = List.copyOf(decisions);
    balances = List.copyOf(balances);
    figures = List.copyOf(figures);
  }

  /// By whom it is judged: the same game with another judge may be judged otherwise.
  ///
  /// @param playout who plays on for everybody
  /// @param able for how able each seat was taken; none if nobody has said
  /// @param rollouts how often a position is played on
  /// @param seed of all chance
  public record Judge(String playout, List<String> able, int rollouts, long seed) {

    public Judge {
      able = List.copyOf(able);
    }
  }

  /// The heading in English.
  public String title() {
    return heading.text();
  }

  /// The names of the sides in English.
  public List<String> sides() {
    return company.stream().map(Note::text).toList();
  }

  /// For how able the players were taken, in words; empty if nobody has said.
  public Note ableInWords() {
    var each = new ArrayList<String>();
    for (int seat = 0; seat < judge.able().size(); seat++) {
      each.add(names.get(seat) + " " + judge.able().get(seat));
    }
    return each.isEmpty()
        ? Note.plain("")
        : Sentence.of(" Abilities: {players:list}.").fact("players", each).note();
  }

  /// The decisions that cost most, at most three, none that cost nothing.
  public List<Decision> worst() {
    return decisions.stream()
        .filter(decision -> decision.loss() > 0)
        .sorted(Comparator.comparingDouble(Decision::loss).reversed())
        .limit(WORST)
        .toList();
  }

  /// What a seat decided in one part of the game.
  ///
  /// @param decisions how many
  /// @param worse how many of them lost something
  /// @param loss all that they lost
  public record Sum(int seat, String part, int decisions, int worse, double loss) {

    private Sum with(Decision decision) {
      boolean bad = decision.loss() > 0;
      return new Sum(seat, part, decisions + 1, worse + (bad ? 1 : 0), loss + decision.loss());
    }
  }

  /// Sums by seat and part of the game, seat by seat.
  public List<Sum> sums() {
    Map<List<Object>, Sum> sums = new LinkedHashMap<>();
    for (Decision decision : decisions) {
      List<Object> key = List.of(decision.seat(), decision.part());
      Sum none = new Sum(decision.seat(), decision.part(), 0, 0, 0);
      sums.put(key, sums.getOrDefault(key, none).with(decision));
    }
    var all = new ArrayList<>(sums.values());
    all.sort(Comparator.comparingInt(Sum::seat));
    return all;
  }

  /// The event after which a side's chance changed most, if any did.
  public Moment turn(int side) {
    Moment turn = moments.getFirst();
    double most = -1;
    for (int i = 1; i < moments.size(); i++) {
      double change =
          Math.abs(
              moments.get(i).odds().get(side).chance()
                  - moments.get(i - 1).odds().get(side).chance());
      if (change > most) {
        most = change;
        turn = moments.get(i);
      }
    }
    return turn;
  }
}
