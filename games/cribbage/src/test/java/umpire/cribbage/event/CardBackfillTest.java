package umpire.cribbage.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.ActorEvent;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// Cards that later events show are filled in, and no card that could have been different.
final class CardBackfillTest {

  private static final CribbageSettings SETTINGS =
      CribbageSettings.of(CribbageProfiles.PROFILES.standard(), 2);
  private static final int BEN = 1;

  private final List<ActorEvent> acts = new ArrayList<>();

  private void deal(int seat, long known) {
    acts.add(new ActorEvent(Kernel.HOUSE, Events.cards(Verb.DEAL, seat, cards(known, 6))));
  }

  private void discard(long known) {
    acts.add(new ActorEvent(BEN, Events.cards(Verb.DISCARD, cards(known, 2))));
  }

  private void lay(int seat, int... cards) {
    for (int card : cards) {
      acts.add(new ActorEvent(seat, Events.card(Verb.LAY, card)));
    }
  }

  private static SomeCards cards(long known, int size) {
    return new SomeCards(known, size - Long.bitCount(known));
  }

  private Event known(int act) {
    return CardBackfill.of(SETTINGS, acts).get(act).event();
  }

  @Test
  void whatIsLaidWasDealtAndKept() {
    deal(BEN, 0);
    discard(0);
    lay(BEN, 1, 2);
    assertThat(known(0)).isEqualTo(Events.cards(Verb.DEAL, BEN, cards(0b110, 6)));
    assertThat(known(1)).isEqualTo(Events.discard(cards(0, 2), 0b110));
  }

  /// Once four cards are laid, the other known cards of the deal were discarded.
  @Test
  void whatIsNotLaidOfAWholeHandWasLaidAway() {
    deal(BEN, 0b1100001);
    discard(0);
    lay(BEN, 0, 1, 2, 3);
    assertThat(known(0)).isEqualTo(Events.cards(Verb.DEAL, BEN, cards(0b1101111, 6)));
    assertThat(known(1)).isEqualTo(Events.discard(cards(0b1100000, 2), 0b1111));
  }

  @Test
  void withThreeLaidTheFourthMayBeAnyOfThoseDealt() {
    deal(BEN, 0b1100001);
    discard(0);
    lay(BEN, 0, 1, 2);
    assertThat(known(1)).isEqualTo(Events.discard(cards(0, 2), 0b111));
  }

  @Test
  void nothingIsFilledInAgainstWhatIsWritten() {
    deal(BEN, 0);
    deal(0, 0b110);
    discard(0);
    acts.add(new ActorEvent(Kernel.HOUSE, Events.card(Verb.STARTER, 9)));
    lay(BEN, 2);
    assertThat(CardBackfill.of(SETTINGS, acts)).as("a card of the other hand").isEqualTo(acts);
    acts.removeLast();
    lay(BEN, 9);
    assertThat(CardBackfill.of(SETTINGS, acts)).as("the starter").isEqualTo(acts);
    acts.removeLast();
    lay(BEN, 20, 21, 22, 23, 24);
    assertThat(CardBackfill.of(SETTINGS, acts)).as("a fifth card").isEqualTo(acts);
  }

  @Test
  void theNextDealIsAnother() {
    deal(BEN, 0);
    discard(0);
    lay(BEN, 1);
    deal(BEN, 0);
    discard(0);
    lay(BEN, 2);
    assertThat(known(0)).isEqualTo(Events.cards(Verb.DEAL, BEN, cards(0b10, 6)));
    assertThat(known(3)).isEqualTo(Events.cards(Verb.DEAL, BEN, cards(0b100, 6)));
  }
}
