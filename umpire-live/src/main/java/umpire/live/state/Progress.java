package umpire.live.state;

import java.time.Instant;
import java.util.Optional;
import umpire.core.fair.FairDeal;
import umpire.live.log.Summary;

/// How far a table has come, beside its game: whether it is played, what was asked, how it ended.
///
/// @param moved when the last thing happened that a strategy waits for
/// @param deal where chance comes from, from the beginning of the game
/// @param back what somebody would like to take back, if anybody does
/// @param rematch the table at which the same company plays again
public record Progress(
    Summary.State state,
    Instant moved,
    Optional<FairDeal> deal,
    Optional<TakeBackRequest> back,
    Optional<GameEnd> ended,
    Optional<String> rematch) {

  static final Progress START =
      new Progress(
          Summary.State.OPEN,
          Instant.EPOCH,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  Progress begun(Instant at, Optional<FairDeal> dealer) {
    return new Progress(Summary.State.PLAYING, at, dealer, back, ended, rematch);
  }

  /// Something has happened that strategies wait for; what was asked still is.
  Progress moved(Instant at) {
    return new Progress(state, at, deal, back, ended, rematch);
  }

  /// @param request what is asked from now on, if anything is
  Progress asked(Optional<TakeBackRequest> request) {
    return new Progress(state, moved, deal, request, ended, rematch);
  }

  Progress takenBack(Instant at) {
    return new Progress(
        Summary.State.PLAYING, at, deal, Optional.empty(), Optional.empty(), rematch);
  }

  Progress over(GameEnd how) {
    return new Progress(
        Summary.State.OVER, moved, deal, Optional.empty(), Optional.of(how), rematch);
  }

  Progress again(String table) {
    return new Progress(state, moved, deal, back, ended, Optional.of(table));
  }
}
