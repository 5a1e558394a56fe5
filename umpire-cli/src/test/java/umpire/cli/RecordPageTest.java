package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The records shown in `docs/record.md` are valid.
class RecordPageTest {

  private static final Pattern SHOWN = Pattern.compile("(?s)```record\n(.*?)```");

  @Test
  void everyRecordShownIsLegal() throws IOException {
    String page = Files.readString(Command.ROOT.resolve("docs/record.md"));
    var shown = SHOWN.matcher(page).results().map(found -> found.group(1)).toList();
    assertThat(shown).isNotEmpty();
    for (String record : shown) {
      Command.Result verified = Command.callWith(record, "verify");
      assertThat(verified.err()).isEmpty();
      assertThat(verified.status()).isZero();
    }
  }
}
