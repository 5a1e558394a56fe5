package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import umpire.core.fair.FairDeal;
import umpire.core.fair.FairTags;
import umpire.core.fair.SeatPart;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// A player's part of the deal, and the data to compare with the record. A server that tries
/// several secrets or leaves a part out contradicts what it has published before.
public final class FairWitness {

  private final String part;
  private final String commitment;
  private Optional<Published> published = Optional.empty();
  private final List<String> seen = new ArrayList<>();

  /// The commitments that a server publishes before any part is revealed.
  ///
  /// @param secret the commitment to the server's secret
  /// @param parts the commitments of the seats, by index
  private record Published(String secret, Map<Integer, String> parts) {}

  public FairWitness(SecureRandom random) {
    var bits = new byte[FairDeal.BYTES];
    random.nextBytes(bits);
    part = HexFormat.of().formatHex(bits);
    commitment = SeatPart.commitmentTo(part);
  }

  public String commitment() {
    return commitment;
  }

  /// The reaction of a program to an update.
  public sealed interface Deed {
    /// Needs no action.
    record Nothing() implements Deed {}

    /// Reveals the part.
    record Reveal(String part) implements Deed {}

    /// Gives up the part, because the seat has committed to one that this program does not have:
    /// otherwise the table would wait forever.
    record GiveUp() implements Deed {}
  }

  /// Examines an update. The published commitments are stored before the part is revealed, and the
  /// part is revealed for only one commitment of the server.
  public Deed look(Fields update) throws BadFieldsException {
    Fields life = update.inner("life");
    OptionalInt place = update.inner("viewer").number("place");
    if (place.isEmpty() || !life.has("parts")) {
      return new Deed.Nothing();
    }
    List<Fields> parts = life.list("parts");
    for (Fields told : parts) {
      if (told.needNumber("place") == place.getAsInt()
          && told.needText("state").equals("awaited")) {
        boolean own = told.needText("commitment").equals(commitment);
        return own ? reveal(life, parts) : new Deed.GiveUp();
      }
    }
    return new Deed.Nothing();
  }

  private Deed reveal(Fields life, List<Fields> parts) throws BadFieldsException {
    var commitments = new TreeMap<Integer, String>();
    for (Fields told : parts) {
      commitments.put(told.needNumber("place"), told.needText("commitment"));
    }
    var now = new Published(life.needText("commitment"), commitments);
    if (published.isPresent() && !published.get().equals(now)) {
      seen.add("the server has published two different commitments for one deal");
      return new Deed.Nothing();
    }
    published = Optional.of(now);
    return new Deed.Reveal(part);
  }

  /// Compares the record of the finished game with the published commitments.
  ///
  /// @return the reasons to doubt a fair deal; empty if there are none
  public List<String> objections(String record) throws IOException {
    var objections = new ArrayList<>(seen);
    try {
      Optional<GameRecord> written =
          new RecordReader(new ByteArrayInputStream(record.getBytes(UTF_8))).next();
      if (written.isEmpty()) {
        throw new IOException("the table has sent an empty record");
      }
      Transcript<?> game = TranscriptReader.of(written.get());
      compare(written.get(), objections);
      verify(game, objections);
    } catch (BadInputException damaged) {
      objections.add("the table's record cannot be read: " + damaged.getMessage());
    }
    return objections;
  }

  /// Draws the deals again. A fault in the record is an objection as well, because the verifier
  /// stops there and does not reach the deals. A part that another seat openly withheld is not an
  /// objection; the record and `verify` report it.
  private static void verify(Transcript<?> game, List<String> objections) {
    Report report = Verifier.verify(game, RepairBudget.ofFile());
    BadInputException fault = report.fault();
    if (fault != null) {
      objections.add("the table's record cannot be verified: " + fault.getMessage());
    }
    report.differences().stream().map(Report.Note::text).forEach(objections::add);
  }

  private void compare(GameRecord record, List<String> objections) {
    if (published.isEmpty()) {
      objections.add(
          "the server has accepted the commitment of this program, but dealt without its part");
      return;
    }
    Published before = published.get();
    if (!FairTags.commitment(record).equals(Optional.of(before.secret()))) {
      objections.add(
          "the server's commitment in the record differs from the one published before the deal");
    }
    if (!FairTags.isOfSecondScheme(record)) {
      objections.add("the record lacks 'Fairness: 2', the scheme that deals from all parts");
    }
    if (!FairTags.hasSecret(record)) {
      objections.add("the record does not contain the server's secret");
    }
    List<SeatPart> parts = FairTags.parts(record);
    for (int place = 0; place < parts.size(); place++) {
      String told = parts.get(place).commitment();
      if (!told.equals(before.parts().getOrDefault(place, ""))) {
        objections.add(
            "the commitment of "
                + record.seats().get(place)
                + " in the record differs from the one published before the deal");
      }
    }
    if (parts.stream().noneMatch(each -> each.part().equals(part))) {
      objections.add("the record does not contain the part of this program");
    }
  }
}
