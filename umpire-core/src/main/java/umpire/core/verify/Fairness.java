package umpire.core.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.core.fair.FairDeal;
import umpire.core.fair.FairTags;
import umpire.core.fair.SeatPart;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Match;
import umpire.core.record.GameRecord;
import umpire.core.record.Transcript;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;

/// Repeats the random draws of a game that was dealt from a [FairDeal], and compares them with the
/// record. The tags `Commitment` and `Secret` together claim that no deal was manipulated.
final class Fairness<K extends Kernel<K>> {

  private static final int LONGEST_QUOTE = 80;

  private final Transcript<K> game;
  private final GameRecord.@Nullable Tag secret;
  private final List<Report.Note> undecided = new ArrayList<>();
  private final @Nullable FairDeal deal;
  private List<OtherDeal> others = List.of();
  private Report.@Nullable Note difference;
  private int draws;

  Fairness(Transcript<K> game) {
    this.game = game;
    Optional<GameRecord.Tag> commitment = game.other(FairTags.COMMITMENT);
    secret = commitment.isPresent() ? game.other(FairTags.SECRET).orElse(null) : null;
    deal = secret == null ? null : claimed(secret, commitment.orElseThrow()).orElse(null);
  }

  /// The deal that the tags describe; empty if they contradict each other.
  private Optional<FairDeal> claimed(GameRecord.Tag told, GameRecord.Tag commitment) {
    if (!SeatPart.isHex(told.value())) {
      return differs(
          told,
          Sentence.of("a secret has {digits} hexadecimal digits").fact("digits", SeatPart.DIGITS));
    }
    if (!SeatPart.commitmentTo(told.value()).equals(commitment.value())) {
      return differs(
          told, Sentence.of("the secret is not the one that the commitment was made for"));
    }
    Optional<GameRecord.Tag> scheme = game.other(FairTags.FAIRNESS);
    String called = scheme.map(GameRecord.Tag::value).orElse(FairDeal.Scheme.FIRST.tag());
    if (called.equals(FairDeal.Scheme.FIRST.tag())) {
      return withoutParts(told.value(), scheme);
    }
    if (called.equals(FairDeal.Scheme.SECOND.tag())) {
      return withParts(told.value(), scheme.orElseThrow());
    }
    undecided.add(
        new Report.Note(
            scheme.orElseThrow().source(),
            Sentence.of(
                    "expected a scheme of dealing that this version knows, 1 or 2; found '{found}'")
                .fact("found", SafeText.shortened(called))
                .note()));
    return Optional.empty();
  }

  /// Rejects parts in the first scheme: a server could accept parts, deal without them, and leave
  /// out the one tag that makes them count.
  private Optional<FairDeal> withoutParts(String bits, Optional<GameRecord.Tag> scheme) {
    Optional<GameRecord.Tag> parts = game.other(FairTags.PARTS);
    if (parts.isEmpty()) {
      return Optional.of(FairDeal.first(bits));
    }
    Sentence lacking =
        Sentence.of(
            "expected 'Fairness: 2' beside the tag Parts, found no tag Fairness: the first scheme"
                + " deals without parts");
    return differs(
        parts.get(),
        scheme
            .map(tag ->
                Sentence.of(
                        "expected 'Fairness: 2' beside the tag Parts, found 'Fairness: {found}':"
                            + " the first scheme deals without parts")
                    .fact("found", tag.value()))
            .orElse(lacking));
  }

  private Optional<FairDeal> withParts(String bits, GameRecord.Tag scheme) {
    Optional<GameRecord.Tag> tag = game.other(FairTags.PARTS);
    if (tag.isEmpty()) {
      return differs(
          scheme,
          Sentence.of(
              "expected the tag Parts beside 'Fairness: 2', as in 'Parts: none'; found none"));
    }
    FairTags.Read read = FairTags.read(tag.get().value(), game.names());
    if (read.fault().isPresent()) {
      return differs(tag.get(), read.fault().get());
    }
    for (int seat = 0; seat < read.parts().size(); seat++) {
      SeatPart part = read.parts().get(seat);
      if (part.isCommitted() && !part.isRevealed()) {
        undecided.add(
            new Report.Note(
                tag.get().source(),
                Sentence.of(
                        "{player} committed to a part and withheld it: this seat and the server"
                            + " together could choose between two deals")
                    .fact("player", game.names().get(seat))
                    .note()));
      }
    }
    return Optional.of(FairDeal.second(bits, read.parts()));
  }

  private Optional<FairDeal> differs(GameRecord.Tag tag, Sentence how) {
    return differs(tag, how.note());
  }

  private Optional<FairDeal> differs(GameRecord.Tag tag, Note how) {
    difference = new Report.Note(tag.source(), how);
    return Optional.empty();
  }

  /// Whether the record has the tags that are needed for a comparison.
  boolean isClaimed() {
    return secret != null;
  }

  /// Reports the tag whose absence from a finished record prevents a comparison. Empty if none is
  /// missing, if the record has no tags about its deals, or if the game is not finished. A missing
  /// secret contradicts nothing, so it is not a difference.
  ///
  /// @param ended whether events or the tag `Termination` show that the game is over
  Optional<Report.Note> missing(boolean ended) {
    if (isClaimed() || !(ended || tellsParts())) {
      return Optional.empty();
    }
    String lacking =
        game.other(FairTags.COMMITMENT).isEmpty() ? FairTags.COMMITMENT : FairTags.SECRET;
    return Stream.of(FairTags.FAIRNESS, FairTags.COMMITMENT, FairTags.PARTS)
        .flatMap(name -> game.other(name).stream())
        .findFirst()
        .map(tag ->
            new Report.Note(
                tag.source(),
                Sentence.of(
                        "expected the tags Commitment and Secret after the end, found no {tag}: no"
                            + " deal can be drawn again")
                    .fact("tag", lacking)
                    .note()));
  }

  /// Whether the parts are written in their final form: revealed or withheld.
  private boolean tellsParts() {
    return game.other(FairTags.PARTS).stream()
        .flatMap(tag -> FairTags.read(tag.value(), game.names()).parts().stream())
        .anyMatch(SeatPart::isCommitted);
  }

  /// Compares an event of the house before it is played. Only the first difference is reported,
  /// because it changes all later deals.
  ///
  /// @param number the number of the event, from 1
  void compare(Match<K> match, Transcript.EventLine line, int number) {
    if (deal == null || line.actor() != Kernel.HOUSE) {
      return;
    }
    draws++;
    if (match.toAct() != Kernel.HOUSE || (difference != null && others.isEmpty())) {
      return;
    }
    String written = words(line.event());
    if (difference == null) {
      Optional<String> drawn = drawn(match, deal, number);
      if (drawn.isEmpty() || drawn.get().equals(written)) {
        return;
      }
      difference = new Report.Note(line.source(), notDrawn(deal, number, drawn.get()));
      others = OtherDeal.of(deal, game.names());
    }
    others =
        others.stream()
            .filter(each ->
                drawn(match, each.deal(), number).filter(words -> !words.equals(written)).isEmpty())
            .toList();
  }

  private static Note notDrawn(FairDeal deal, int number, String drawn) {
    boolean parts = deal.parts().stream().anyMatch(SeatPart::isRevealed);
    Sentence how =
        parts
            ? Sentence.of(
                "event {number} was not drawn from the secret and the parts: that would be"
                    + " '{drawn}'")
            : Sentence.of("event {number} was not drawn from the secret: that would be '{drawn}'");
    return how.fact("number", number)
        .fact("drawn", SafeText.shortened(drawn, LONGEST_QUOTE))
        .note();
  }

  private Optional<String> drawn(Match<K> match, FairDeal from, int number) {
    return match.houseEvent(from.random(number, draws)).map(this::words);
  }

  private String words(Event event) {
    return game.whole().vocabulary().write(event, game.names());
  }

  /// The first difference, if any. If exactly one other way of drawing explains the record, it is
  /// named.
  Optional<Report.Note> difference() {
    return others.size() == 1 && difference != null
        ? Optional.of(
            new Report.Note(
                difference.source(),
                Sentence.of("{difference:parts}; {way:parts}")
                    .parts("difference", difference.note())
                    .parts("way", others.getFirst().how())
                    .note()))
        : Optional.ofNullable(difference);
  }

  /// The points that the record leaves open.
  List<Report.Note> undecided() {
    return undecided;
  }
}
