package umpire.coach;

import java.util.ArrayList;
import java.util.List;

/// How a side's win probability moved from the start to the end: its own losses, the other side's
/// losses, and luck for the rest. The numbers add up exactly.
///
/// @param first its win probability before the first event
/// @param last its win probability at the end: 1 or 0 if the game is over and has a winner
/// @param own the side's losses by its own decisions
/// @param given the losses of the other side; 0 with more than two sides, because then it is not
///   known which side gained
/// @param luck the rest
public record Balance(double first, double last, double own, double given, double luck) {

  /// The balance of every side.
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
