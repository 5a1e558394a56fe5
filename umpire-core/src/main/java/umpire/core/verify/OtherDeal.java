package umpire.core.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.fair.FairDeal;
import umpire.core.fair.SeatPart;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// A deal that a cheating or faulty server may have drawn from, instead of the one in the record.
///
/// @param how the description of the manipulation
record OtherDeal(FairDeal deal, Note how) {

  /// Returns the variants of a deal: one part left out, two exchanged, all left out, or the first
  /// scheme instead of the second.
  static List<OtherDeal> of(FairDeal told, List<String> names) {
    var others = new ArrayList<OtherDeal>();
    List<SeatPart> parts = told.parts();
    long added = parts.stream().filter(SeatPart::isRevealed).count();
    if (added > 1) {
      others.add(
          with(
              told,
              Collections.nCopies(parts.size(), SeatPart.NONE),
              Sentence.of("it was drawn from the secret alone")));
    }
    if (told.scheme() == FairDeal.Scheme.SECOND) {
      others.add(
          new OtherDeal(
              FairDeal.first(told.secret()),
              Sentence.of("it was drawn from the secret alone, by the first scheme").note()));
    }
    for (int seat = 0; seat < parts.size(); seat++) {
      if (parts.get(seat).isRevealed()) {
        var without = new ArrayList<>(parts);
        without.set(seat, SeatPart.NONE);
        others.add(
            with(
                told,
                without,
                Sentence.of("it was drawn without the part of {player}")
                    .fact("player", names.get(seat))));
      }
      for (int other = 0; other < seat; other++) {
        var exchanged = new ArrayList<>(parts);
        Collections.swap(exchanged, seat, other);
        if (!exchanged.equals(parts)) {
          others.add(
              with(
                  told,
                  exchanged,
                  Sentence.of("it was drawn with the parts of {players:and} exchanged")
                      .fact("players", List.of(names.get(other), names.get(seat)))));
        }
      }
    }
    return others;
  }

  private static OtherDeal with(FairDeal told, List<SeatPart> parts, Sentence how) {
    return new OtherDeal(FairDeal.second(told.secret(), parts), how.note());
  }
}
