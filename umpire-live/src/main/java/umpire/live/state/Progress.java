package umpire.live.state;

import java.time.Instant;
import java.util.Optional;
import umpire.core.fair.FairDeal;
import umpire.live.log.Summary;

/// The progress of a table apart from its game: its state, pending requests and how it ended.
///
/// @param moved when the last event happened after which strategies wait
/// @param deal the source of chance, once the game has begun
/// @param back the pending request to take back, if there is one
/// @param rematch the id of the table of the rematch, if there is one
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

  /// Restarts the wait of strategies; pending requests stay.
  Progress moved(Instant at) {
    return new Progress(state, at, deal, back, ended, rematch);
  }

  /// @param request the pending request from now on, if any
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
