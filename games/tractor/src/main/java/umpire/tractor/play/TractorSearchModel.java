package umpire.tractor.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchModel;
import umpire.tractor.rule.TractorSwitches.Form;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// The search model of Tractor: a few candidate moves, since the kernel lists too many; playouts by
/// `rules` to the end of the round; and the value of the ranks then.
public final class TractorSearchModel implements SearchModel<Tractor> {

  /// The default number of rollouts per decision.
  public static final int ROLLOUTS = 800;

  private final TractorDealer dealer = new TractorDealer();
  private final RulesPlayer playout = new RulesPlayer();
  private final LeadChoices leads = new LeadChoices();
  private final FollowChoices follows = new FollowChoices();
  private final BuryChoices buries = new BuryChoices();
  private final Naming naming = new Naming();

  @Override
  public Dealer<Tractor> dealer() {
    return dealer;
  }

  @Override
  public Strategy<Tractor> playout() {
    return playout;
  }

  @Override
  public void candidates(Tractor veiled, int seat, SeededRandom random, Moves into) {
    if (veiled.phase() == Tractor.Phase.LAYING_AWAY) {
      buries.list(veiled, seat, into);
    } else if (veiled.phase() == Tractor.Phase.NAMING) {
      naming.list(veiled, seat, into);
    } else if (veiled.phase() != Tractor.Phase.PLAYING
        || veiled.rules().form() == Form.OPEN_ROUND
        || veiled.play().thrown().isRefused()) {
      veiled.listLegal(seat, into);
    } else if (veiled.round().led() == 0) {
      leads.list(veiled, seat, into);
    } else {
      follows.list(veiled, seat, random, into);
    }
  }

  @Override
  public String part(Tractor veiled, int seat, Move move) {
    return switch (Verb.of(move)) {
      case DECLARE, PASS -> "declare";
      case LAY -> veiled.round().led() == 0 ? "lead" : "follow";
      default -> "";
    };
  }

  @Override
  public boolean isFarEnough(Tractor world) {
    return world.betweenRounds();
  }

  /// False where each player has their own rank, and in a round that is played alone, since there
  /// ranks decide nothing.
  @Override
  public boolean isCalibrated(Tractor table) {
    return table.sides() == 2 && table.rules().form() != Form.OPEN_ROUND;
  }

  @Override
  public double value(Tractor world, int side) {
    if (world.winner() != Kernel.NOBODY) {
      return world.winner() == side ? 1 : 0;
    }
    int dealers = world.side(Math.max(0, world.dealer()));
    if (world.sides() > 2) {
      return MatchWinProbability.ofPlayer(world, side, dealers);
    }
    double chance =
        MatchWinProbability.ofDealers(world.round().rank(dealers), world.round().rank(1 - dealers));
    return side == dealers ? chance : 1 - chance;
  }
}
