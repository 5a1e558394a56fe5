package umpire.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import umpire.cli.Command;

/// The published schema of results in JSON.
final class ResultSchema {

  private final ObjectMapper json = new ObjectMapper();
  private final JsonSchema schema;

  ResultSchema() throws IOException {
    schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(Command.ROOT.resolve("docs/result.schema.json")));
  }

  /// Fails unless the result conforms to the schema, and unless the schema rejects a damaged
  /// result.
  void check(String result) throws IOException {
    JsonNode node = json.readTree(result);
    assertThat(schema.validate(node)).as(result).isEmpty();
    String damaged = result.replace("\"forfeits\"", "\"forfeit\"");
    assertThat(schema.validate(json.readTree(damaged))).as("without the number").isNotEmpty();
  }
}
