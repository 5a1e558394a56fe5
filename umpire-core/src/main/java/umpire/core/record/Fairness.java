package umpire.core.record;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.match.Match;
import umpire.core.text.Shown;

/// Draws again what chance brought in a game that was dealt from a [FairDeal], and compares. The
/// tags `Commitment` and `Secret` together claim that nothing was chosen.
final class Fairness<K extends Kernel<K>, E> {

  private static final int LONGEST_QUOTE = 80;

  private final Transcript<K, E> game;
  private final GameRecord.@Nullable Tag secret;
  private final @Nullable FairDeal deal;
  private String difference = "";

  Fairness(Transcript<K, E> game) {
    this.game = game;
    Optional<GameRecord.Tag> commitment = game.other("Commitment");
    secret = commitment.isPresent() ? game.other("Secret").orElse(null) : null;
    deal =
        secret != null && FairDeal.isSecret(secret.value()) ? new FairDeal(secret.value()) : null;
    if (secret != null && deal == null) {
      difference = "a secret has " + 2 * FairDeal.BYTES + " hexadecimal digits";
    }
    if (deal != null && !deal.commitment().equals(commitment.orElseThrow().value())) {
      difference = "the secret is not the one that the commitment was made for";
    }
  }

  /// Whether there is anything to compare.
  boolean isClaimed() {
    return secret != null;
  }

  /// Compares an event of the house that is about to happen. The first difference is told; whoever
  /// changed one deal has changed all that follow.
  ///
  /// @param number of the event, from 1
  void compare(Match<K, E> match, Transcript.Happened<E> happened, int number) {
    if (deal == null || !difference.isEmpty() || match.toAct() != Kernel.HOUSE) {
      return;
    }
    Optional<String> drawn = match.house(deal.chance(number)).map(this::words);
    String written = words(happened.event());
    if (happened.actor() == Kernel.HOUSE && drawn.isPresent() && !drawn.get().equals(written)) {
      difference =
          "event %d was not drawn from the secret: that would be '%s'"
              .formatted(number, Shown.shortened(drawn.get(), LONGEST_QUOTE));
    }
  }

  private String words(E event) {
    return game.whole().notation().write(event, game.names());
  }

  /// What is wrong; empty if nothing is.
  String difference() {
    return difference;
  }

  /// Where the claim stands.
  SourceLine source() {
    return secret == null ? SourceLine.NONE : secret.source();
  }
}
