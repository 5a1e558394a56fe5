package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.core.fair.FairDeal;
import umpire.core.fair.FairTags;
import umpire.core.fair.SeatPart;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Viewer;
import umpire.core.record.RecordReader;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.session.GameSession;
import umpire.core.session.ImpossibleEventException;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// The verifier's findings in records of servers that deal differently from what they publish.
final class FairnessTest {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo");
  private static final String SECRET = "5e".repeat(FairDeal.BYTES);
  private static final SeatPart ANNA = part("a1");
  private static final SeatPart BEN = part("b2");
  private static final FairDeal HONEST = deal(ANNA, BEN, SeatPart.NONE);
  private static final int EVENTS = 80;

  private static SeatPart part(String octet) {
    String bits = octet.repeat(FairDeal.BYTES);
    return new SeatPart(SeatPart.commitmentTo(bits), bits);
  }

  private static FairDeal deal(SeatPart... parts) {
    return FairDeal.second(SECRET, List.of(parts));
  }

  /// A record of Mau-Mau that was dealt from one secret while it names another.
  private static String record(FairDeal dealt, FairDeal told) throws ImpossibleEventException {
    Game game = Game.byId("maumau").orElseThrow();
    return record(game, game.complete().orElseThrow(), dealt, told);
  }

  private static <K extends Kernel<K>> String record(
      Game id, CompleteGame<K> whole, FairDeal dealt, FairDeal told)
      throws ImpossibleEventException {
    var game = new GameSession<>(id, whole, whole.profiles().standard(), NAMES);
    while (game.size() < EVENTS && !game.isOver()) {
      var drawn = game.houseEvent(dealt.random(game.size() + 1, game.draws() + 1));
      if (drawn.isPresent()) {
        game.possible(Kernel.HOUSE, drawn.get()).play(List.of());
      } else {
        int seat = game.isAwaited(0) ? 0 : game.isAwaited(1) ? 1 : 2;
        Event chosen = game.choose("rules", seat, new SeededRandom(game.size()));
        game.possible(seat, chosen).play(List.of());
      }
    }
    return game.record(new Viewer.Arbiter(), FairTags.of(told, NAMES, true));
  }

  private static Report verified(String record) throws IOException, BadInputException {
    byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    return Verifier.verify(TranscriptReader.of(reader.next().orElseThrow()), RepairBudget.ofFile());
  }

  /// Returns the only difference found in a record, after the text of its line.
  private static String difference(String record) throws IOException, BadInputException {
    List<Report.Note> found = verified(record).differences();
    assertEquals(1, found.size(), record);
    String line = found.getFirst().source().text();
    return line.split(":", 2)[0].split(" ")[0] + "| " + found.getFirst().text();
  }

  @Test
  void honestDealsOfBothSchemesAgree() throws Exception {
    FairDeal alone = deal(SeatPart.NONE, SeatPart.NONE, SeatPart.NONE);
    for (FairDeal deal : List.of(HONEST, alone, FairDeal.first(SECRET))) {
      Report report = verified(record(deal, deal));
      assertEquals(Report.Judgement.AGREES, report.judgement());
      assertEquals(List.of(), report.undecided());
    }
    assertTrue(record(alone, alone).contains("\nParts: none\n"));
    assertTrue(!record(FairDeal.first(SECRET), FairDeal.first(SECRET)).contains("Fairness"));
  }

  @Test
  void aPartThatWasLeftOutOrExchangedIsFound() throws Exception {
    assertTrue(
        difference(record(deal(ANNA, SeatPart.NONE, SeatPart.NONE), HONEST))
            .matches(
                "\\*\\| event 1 was not drawn from the secret and the parts: that would be '.*';"
                    + " it was drawn without the part of Ben"));
    assertTrue(
        difference(record(deal(BEN, ANNA, SeatPart.NONE), HONEST))
            .endsWith("; it was drawn with the parts of Anna and Ben exchanged"));
    assertTrue(
        difference(record(deal(SeatPart.NONE, SeatPart.NONE, SeatPart.NONE), HONEST))
            .endsWith("; it was drawn from the secret alone"));
  }

  /// A server that tries secrets until it likes the deal has published another commitment before.
  @Test
  void aSecretThatWasChangedIsFound() throws Exception {
    FairDeal liked = FairDeal.second("6f".repeat(FairDeal.BYTES), HONEST.parts());
    String forged = record(liked, liked).replace(liked.commitment(), HONEST.commitment());
    assertEquals(
        "Secret| the secret is not the one that the commitment was made for", difference(forged));
    assertTrue(
        difference(record(liked, HONEST)).startsWith("*| event 1 was not drawn"),
        "dealt otherwise");
  }

  @Test
  void aWrongPartIsFound() throws Exception {
    String honest = record(HONEST, HONEST);
    assertEquals(
        "Parts| the part of Ben is not the one that the commitment was made for",
        difference(honest.replace(BEN.part(), "00" + BEN.part().substring(2))));
    assertEquals(
        "Parts| the part of Anna is not the one that the commitment was made for",
        difference(honest.replace(ANNA.part(), "x")));
  }

  @Test
  void partsInAnotherOrderOrOfNobodyAreFound() throws Exception {
    String honest = record(HONEST, HONEST);
    String anna = "Anna " + ANNA.commitment() + " " + ANNA.part();
    String ben = "Ben " + BEN.commitment() + " " + BEN.part();
    assertEquals(
        "Parts| expected the parts in the order of the seats, found Ben before Anna",
        difference(honest.replace(anna + ", " + ben, ben + ", " + anna)));
    assertEquals(
        "Parts| expected one part of Anna, found two", difference(honest.replace(ben, anna)));
    assertTrue(
        difference(honest.replace(ben, ben.replace("Ben", "Dora")))
            .startsWith("Parts| expected a player's name, a commitment and a part"));
    assertTrue(
        difference(honest.replace(", " + ben, "")).startsWith("*| event 1 was not drawn"),
        "a part that was used and is not told");
  }

  @Test
  void missingPartsAndUnknownSchemesAreTold() throws Exception {
    String honest = record(HONEST, HONEST);
    assertEquals(
        "Fairness| expected the tag Parts beside 'Fairness: 2', as in 'Parts: none'; found none",
        difference(honest.replaceFirst("Parts: .*\n", "")));
    Report later = verified(honest.replace("Fairness: 2", "Fairness: 3"));
    assertEquals(Report.Judgement.AGREES, later.judgement());
    assertEquals(1, later.undecided().size());
  }

  /// Planted: a server that accepts all parts, deals from its secret alone by the first scheme, and
  /// omits only the scheme from the record.
  @Test
  void partsBesideTheFirstSchemeAreFound() throws Exception {
    String downgraded = record(FairDeal.first(SECRET), HONEST).replaceFirst("Fairness: 2\n", "");
    assertEquals(
        "Parts| expected 'Fairness: 2' beside the tag Parts, found no tag Fairness: the first"
            + " scheme deals without parts",
        difference(downgraded));
    assertEquals(
        "Parts| expected 'Fairness: 2' beside the tag Parts, found 'Fairness: 1': the first"
            + " scheme deals without parts",
        difference(downgraded.replace("Commitment: ", "Fairness: 1\nCommitment: ")));
    assertTrue(
        difference(record(HONEST, HONEST).replace("Fairness: 2\n", ""))
            .startsWith("Parts| expected 'Fairness: 2'"),
        "the parts may have been used");
    FairDeal alone = deal(SeatPart.NONE, SeatPart.NONE, SeatPart.NONE);
    assertTrue(
        difference(record(alone, alone).replace("Fairness: 2\n", ""))
            .startsWith("Parts| expected 'Fairness: 2'"),
        "no parts");
    assertTrue(
        difference(record(FairDeal.first(SECRET), HONEST))
            .endsWith("; it was drawn from the secret alone, by the first scheme"));
  }

  /// A server that does not publish its secret after the end proves nothing.
  @Test
  void aSecretThatIsMissingAfterTheEndIsTold() throws Exception {
    String silent = record(HONEST, HONEST).replaceFirst("Secret: .*\n", "");
    assertMissing("Secret", "Fairness", silent);
    assertMissing("Commitment", "Fairness", silent.replace("Commitment: ", "Secret: "));
    assertMissing("Secret", "Commitment", silent.replaceFirst("Fairness: .*\n", ""));
    String old = record(FairDeal.first(SECRET), FairDeal.first(SECRET));
    String resigned = old.replaceFirst("Secret: .*", "Termination: unfinished");
    assertMissing("Secret", "Commitment", resigned);
  }

  private static void assertMissing(String missing, String line, String record) throws Exception {
    Report report = verified(record);
    assertEquals(Report.Judgement.AGREES, report.judgement(), record);
    assertEquals(1, report.undecided().size(), record);
    Report.Note told = report.undecided().getFirst();
    assertTrue(told.source().text().startsWith(line + ": "), told.source().text());
    assertEquals(
        "expected the tags Commitment and Secret after the end, found no "
            + missing
            + ": no deal can be drawn again",
        told.text());
  }

  /// While a game is in progress, its secret is not published.
  @Test
  void aRunningGameOwesNoSecret() throws Exception {
    String running =
        record(HONEST, HONEST)
            .replaceFirst("Secret: .*\n", "")
            .replace(" " + ANNA.part(), "")
            .replace(" " + BEN.part(), "");
    for (String record :
        List.of(
            running, running.replace("Commitment: ", "Termination: forfeit Cleo\nCommitment: "))) {
      Report report = verified(record);
      assertEquals(Report.Judgement.AGREES, report.judgement());
      assertEquals(List.of(), report.undecided());
    }
  }

  /// An honest record shows that a player has left before the first card.
  @Test
  void aPartThatWasWithheldIsLeftUndecided() throws Exception {
    FairDeal left = deal(ANNA, SeatPart.committed(BEN.commitment()), SeatPart.NONE);
    Report report = verified(record(left, left));
    assertEquals(Report.Judgement.AGREES, report.judgement());
    assertTrue(
        report.undecided().getFirst().text().startsWith("Ben committed to a part and withheld it"));
  }
}
