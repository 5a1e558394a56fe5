package umpire.coach;

import java.util.ArrayList;
import java.util.List;

/// How a side came from its first chance to its last: what it lost by its own decisions, what the
/// other side lost to it, and luck, which is all the rest. The four add up exactly.
///
/// @param first its chance before anything happened
/// @param last its chance at the end: 1 or 0 if the game was played to its end and somebody won
/// @param own what it lost by its own decisions
/// @param given what the others lost to it; 0 where there are more than two sides, because nobody
///   can say who gained by it
/// @param luck the rest
public record Balance(double first, double last, double own, double given, double luck) {

  /// That of every side.
  static List<Balance> of(List<Moment> moments, List<Decision> decisions, int[] sideOfSeat) {
    int sides = moments.getFirst().odds().size();
    var lost = new double[sides];
    double all = 0;
    for (Decision decision : decisions) {
      lost[sideOfSeat[decision.seat()]] += decision.loss();
      all += decision.loss();
    }
    var balances = new ArrayList<Balance>();
    for (int side = 0; side < sides; side++) {
      double first = moments.getFirst().odds().get(side).chance();
      double last = moments.getLast().odds().get(side).chance();
      double given = sides == 2 ? all - lost[side] : 0;
      double luck = last - first + lost[side] - given;
      balances.add(new Balance(first, last, lost[side], given, luck));
    }
    return balances;
  }
}
