package umpire.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.core.match.Statistics;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// The review of a game by the coach.
///
/// @param heading the game and its rules
/// @param names the names of the seats
/// @param company the names of the sides
/// @param judge the strategy and the settings of the coach
/// @param moments the win probabilities before the first event and after each event
/// @param decisions every choice of a seat, in order; a forced move is not one
/// @param balances the balance of each side
/// @param figures the statistics that the game itself counts
/// @param finished whether the record reaches the end of the game
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

  /// The settings of the coach; with other settings the judgement may differ.
  ///
  /// @param playout the strategy that plays all seats in the rollouts
  /// @param able the assumed ability of each seat; empty if none is given
  /// @param rollouts the number of rollouts from a position
  /// @param seed the seed of the coach's random numbers
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

  /// The assumed abilities of the players as a sentence; empty if none is given.
  public Note ableInWords() {
    var each = new ArrayList<String>();
    for (int seat = 0; seat < judge.able().size(); seat++) {
      each.add(names.get(seat) + " " + judge.able().get(seat));
    }
    return each.isEmpty()
        ? Note.plain("")
        : Sentence.of(" Abilities: {players:list}.").fact("players", each).note();
  }

  /// The decisions with the largest losses, at most three, and none without a loss.
  public List<Decision> worst() {
    return decisions.stream()
        .filter(decision -> decision.loss() > 0)
        .sorted(Comparator.comparingDouble(Decision::loss).reversed())
        .limit(WORST)
        .toList();
  }

  /// The decisions of a seat in one part of the game.
  ///
  /// @param seat the seat
  /// @param part the part of the game, such as `discard`
  /// @param decisions the number of decisions
  /// @param worse the number of decisions with a loss
  /// @param loss the sum of the losses
  public record Sum(int seat, String part, int decisions, int worse, double loss) {

    private Sum with(Decision decision) {
      boolean bad = decision.loss() > 0;
      return new Sum(seat, part, decisions + 1, worse + (bad ? 1 : 0), loss + decision.loss());
    }
  }

  /// The sums by seat and part of the game, ordered by seat.
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

  /// The event after which a side's win probability changed most; the moment before the first event
  /// if there are no events.
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
