package umpire.core.fair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import umpire.core.record.GameRecord;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;

/// The record tags about the fairness of the deals: `Fairness`, `Commitment`, `Secret` and `Parts`.
public final class FairTags {

  public static final String FAIRNESS = "Fairness";
  public static final String COMMITMENT = "Commitment";
  public static final String SECRET = "Secret";
  public static final String PARTS = "Parts";

  private static final String NO_PARTS = "none";
  private static final String WITHHELD = "withheld";
  private static final int LONGEST_QUOTE = 80;

  private FairTags() {}

  /// Returns the tags of a fair deal.
  ///
  /// @param names the names of the seats
  /// @param over whether the game is over: only then the tags reveal the secret and the parts
  public static List<GameRecord.Tag> of(FairDeal deal, List<String> names, boolean over) {
    var tags = new ArrayList<GameRecord.Tag>();
    boolean parts = deal.scheme() == FairDeal.Scheme.SECOND;
    if (parts) {
      tags.add(GameRecord.Tag.of(FAIRNESS, deal.scheme().tag()));
    }
    tags.add(GameRecord.Tag.of(COMMITMENT, deal.commitment()));
    if (over) {
      tags.add(GameRecord.Tag.of(SECRET, deal.secret()));
    }
    if (parts) {
      tags.add(GameRecord.Tag.of(PARTS, words(deal.parts(), names, over)));
    }
    return tags;
  }

  private static String words(List<SeatPart> parts, List<String> names, boolean over) {
    var words = new StringJoiner(", ").setEmptyValue(NO_PARTS);
    for (int seat = 0; seat < parts.size(); seat++) {
      SeatPart each = parts.get(seat);
      if (each.isCommitted()) {
        String revealed = each.isRevealed() ? each.part() : WITHHELD;
        words.add(names.get(seat) + " " + each.commitment() + (over ? " " + revealed : ""));
      }
    }
    return words.toString();
  }

  /// The commitment to the server's secret in a record; empty if the record has none.
  public static Optional<String> commitment(GameRecord record) {
    return record.tag(COMMITMENT).map(GameRecord.Tag::value);
  }

  /// Whether a record states that its deals were drawn from the secret and all parts, by the second
  /// scheme.
  public static boolean isOfSecondScheme(GameRecord record) {
    return record
        .tag(FAIRNESS)
        .filter(tag -> tag.value().equals(FairDeal.Scheme.SECOND.tag()))
        .isPresent();
  }

  /// Whether a record reveals the secret.
  public static boolean hasSecret(GameRecord record) {
    return record.tag(SECRET).isPresent();
  }

  /// The part of each seat, from the record's tag `Parts`. If the tag is faulty, the seats after
  /// the fault have [SeatPart#NONE].
  public static List<SeatPart> parts(GameRecord record) {
    return read(record.tag(PARTS).map(GameRecord.Tag::value).orElse(NO_PARTS), record.seats())
        .parts();
  }

  /// The content of a tag `Parts`.
  ///
  /// @param parts the parts of all seats; if there is a fault, [SeatPart#NONE] for the seats from
  ///   it on
  /// @param fault what is wrong with the tag; empty if nothing is
  public record Read(List<SeatPart> parts, Optional<Note> fault) {
    public Read {
      parts = List.copyOf(parts);
    }

    private static Read wrong(List<SeatPart> before, Sentence fault) {
      return new Read(before, Optional.of(fault.note()));
    }
  }

  /// Reads the value of a tag `Parts`.
  ///
  /// @param names the names of the seats
  public static Read read(String tag, List<String> names) {
    var parts = new ArrayList<>(Collections.nCopies(names.size(), SeatPart.NONE));
    if (tag.equals(NO_PARTS)) {
      return new Read(parts, Optional.empty());
    }
    int last = -1;
    for (String words : tag.split(", ", -1)) {
      String[] said = words.split(" (?=[^ ]* [^ ]*$)| (?=[^ ]*$)", -1);
      int seat = said.length == 3 ? names.indexOf(said[0]) : -1;
      if (seat < 0) {
        return Read.wrong(
            parts,
            Sentence.of(
                    "expected a player's name, a commitment and a part, or 'none' if nobody has"
                        + " added one; found '{found}'")
                .fact("found", SafeText.shortened(words, LONGEST_QUOTE)));
      }
      if (seat <= last) {
        return Read.wrong(
            parts,
            seat == last
                ? Sentence.of("expected one part of {player}, found two").fact("player", said[0])
                : Sentence.of(
                        "expected the parts in the order of the seats, found {one} before {other}")
                    .fact("one", names.get(last))
                    .fact("other", said[0]));
      }
      last = seat;
      SeatPart committed = SeatPart.committed(said[1]);
      if (!said[2].equals(WITHHELD) && !committed.fits(said[2])) {
        return Read.wrong(
            parts,
            Sentence.of("the part of {player} is not the one that the commitment was made for")
                .fact("player", said[0]));
      }
      parts.set(seat, said[2].equals(WITHHELD) ? committed : committed.revealed(said[2]));
    }
    return new Read(parts, Optional.empty());
  }
}
