package umpire.live.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.fair.FairDeal;
import umpire.core.fair.SeatPart;

/// The commitments and parts of the deal before the first deal: seats commit, then the server fixes
/// its secret, then seats reveal.
///
/// @param secret of the server, once fixed; seats can no longer commit then
/// @param parts the part of each seat
/// @param givenUp seats whose part will not be revealed
public record FairRound(Optional<String> secret, List<SeatPart> parts, Set<Integer> givenUp) {

  public FairRound {
    parts = List.copyOf(parts);
    givenUp = Collections.unmodifiableSet(new TreeSet<>(givenUp));
  }

  static FairRound of(int seats) {
    return new FairRound(Optional.empty(), Collections.nCopies(seats, SeatPart.NONE), Set.of());
  }

  FairRound committed(int seat, String commitment) {
    return with(seat, SeatPart.committed(commitment));
  }

  FairRound fixed(String bits) {
    return new FairRound(Optional.of(bits), parts, givenUp);
  }

  FairRound revealed(int seat, String bits) {
    return with(seat, parts.get(seat).revealed(bits));
  }

  FairRound givenUp(int seat) {
    Set<Integer> more = new TreeSet<>(givenUp);
    more.add(seat);
    return new FairRound(secret, parts, more);
  }

  private FairRound with(int seat, SeatPart part) {
    var changed = new ArrayList<>(parts);
    changed.set(seat, part);
    return new FairRound(secret, changed, givenUp);
  }

  public boolean hasCommitments() {
    return parts.stream().anyMatch(SeatPart::isCommitted);
  }

  /// Whether the table waits for this seat to reveal its part.
  public boolean awaits(int seat) {
    SeatPart part = parts.get(seat);
    return secret.isPresent()
        && part.isCommitted()
        && !part.isRevealed()
        && !givenUp.contains(seat);
  }

  /// Whether the table waits for any seat to reveal its part.
  public boolean awaitsAny() {
    for (int seat = 0; seat < parts.size(); seat++) {
      if (awaits(seat)) {
        return true;
      }
    }
    return false;
  }

  /// Returns the fair deal from which all deals are drawn.
  FairDeal deal(String bits) {
    return FairDeal.second(bits, parts);
  }

  /// Hides the secret, so that it cannot get into a log by accident.
  @Override
  public String toString() {
    return "FairRound of " + parts.size() + " seats";
  }
}
