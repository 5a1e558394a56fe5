package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.match.Viewer;
import umpire.core.record.RecordReader;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;

/// Complete games played by commands.
final class WholeGamesTest {

  /// Plays a game of Anna, who always plays the first legal event, and strategies until it is over.
  private static String played(String game, String rules, int seats) {
    var settings = new StringBuilder("{\"game\":\"" + game + "\"," + rules + "\"seats\":[");
    settings.append("{\"kind\":\"me\",\"name\":\"Anna\"}");
    settings.append(",{\"kind\":\"bot\"}".repeat(seats - 1)).append("]}");
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings.toString())) {
      company.playOut();
      assertEquals("over", company.state());
      return Company.known(company.table().record(new Viewer.Spectator()));
    }
  }

  private static Transcript<?> read(String record) throws IOException, BadInputException {
    byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    return TranscriptReader.of(reader.next().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "maumau,'',3",
    "cribbage,'\"switches\":{\"target\":\"61\"},',2",
    "tractor,'',4",
    "snooker,'',2"
  })
  void theRecordIsVerifiedWithTheDeal(String game, String rules, int seats) throws Exception {
    String record = played(game, rules, seats);
    Transcript<?> transcript = read(record);
    Report report = Verifier.verify(transcript, RepairBudget.ofFile());
    assertEquals(Report.Judgement.AGREES, report.judgement(), record);
    assertTrue(report.over() && report.undecided().isEmpty(), report.summary());
    assertEquals(record, RecordWriter.write(transcript));
  }

  /// A server that deals as it likes and publishes a secret that matches its commitment.
  @Test
  void aDealThatWasChosenIsFound() throws Exception {
    String rules = "\"switches\":{\"target\":\"61\"},";
    String dealt = played("cribbage", rules, 2);
    String other = played("cribbage", rules, 2);
    Pattern proof = Pattern.compile("Commitment: .*\nSecret: .*\n");
    var shown = proof.matcher(other);
    assertTrue(shown.find());
    String forged = proof.matcher(dealt).replaceFirst(shown.group());
    assertEquals(1, differences(forged).size());
    assertTrue(differences(forged).getFirst().startsWith("event 1 was not drawn"), forged);
    String wrong = dealt.replaceFirst("Secret: .", "Secret: x");
    assertEquals(List.of("a secret has 64 hexadecimal digits"), differences(wrong));
    String exchanged = dealt.replaceFirst("Commitment: .{8}", "Commitment: 00000000");
    assertEquals(
        List.of("the secret is not the one that the commitment was made for"),
        differences(exchanged));
  }

  private static List<String> differences(String record) throws IOException, BadInputException {
    return Verifier.verify(read(record), RepairBudget.ofFile()).differences().stream()
        .map(Report.Note::text)
        .toList();
  }

  @Test
  void whoGivesUpIsNamedInTheRecord() throws Exception {
    String settings =
        "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"me\",\"name\":\"Anna\"},{\"kind\":\"bot\"}]}";
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings)) {
      assertInstanceOf(
          Answer.Done.class, company.table().command(0, new Command.Resign(company.key())));
      String record = Company.known(company.table().record(new Viewer.Spectator()));
      assertTrue(record.contains("Termination: resigned Anna\n"), record);
      Report report = Verifier.verify(read(record), RepairBudget.ofFile());
      assertEquals(Report.Judgement.AGREES, report.judgement(), record);
      assertEquals(
          List.of("a termination names a player: Anna, Bot 2"),
          differences(record.replace("resigned Anna", "resigned Nobody else")));
    }
  }

  /// With three sides, the first player who leaves is replaced; when the second leaves, one side
  /// remains.
  @Test
  void withMoreSidesTheOthersPlayOnUntilOneIsLeft() throws Exception {
    String settings =
        """
        {"game":"maumau","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"},
         {"kind":"me","name":"Cleo"}]}
        """;
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings)) {
      company.table().command(0, new Command.Resign(company.key()));
      assertEquals("playing", company.state());
      assertInstanceOf(
          Answer.Refused.class,
          company.table().command(0, new Command.Return(company.key())),
          "who has lost does not come back");
      company.table().command(2, new Command.Resign(company.key()));
      assertEquals("over", company.state());
      String record = Company.known(company.table().record(new Viewer.Spectator()));
      assertTrue(record.contains("Termination: resigned Anna, resigned Cleo\n"), record);
      assertEquals(List.of(), differences(record));
      assertEquals(
          List.of("a termination names each player once"),
          differences(record.replace("resigned Cleo", "time Anna")));
    }
  }

  /// The strategy in the seat plays until the game ends by its rules; the record still names the
  /// player who left.
  @Test
  void whoLeftIsNamedAlsoWhenTheGameEndsByItsRules() throws Exception {
    String settings =
        """
        {"game":"maumau","seats":[{"kind":"me","name":"Anna"},{"kind":"bot"},{"kind":"bot"}]}
        """;
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings)) {
      company.table().command(0, new Command.Resign(company.key()));
      for (int hour = 0; hour < 100 && !company.state().equals("over"); hour++) {
        company.pass(Duration.ofHours(1));
      }
      assertEquals("over", company.state());
      String record = Company.known(company.table().record(new Viewer.Spectator()));
      assertTrue(record.contains("Termination: resigned Anna\n"), record);
      assertEquals(List.of(), differences(record));
    }
  }
}
