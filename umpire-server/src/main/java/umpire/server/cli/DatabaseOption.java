package umpire.server.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.server.monitoring.LogLines;
import umpire.store.BadDatabaseException;
import umpire.store.Database;

/// `--database`, the same for every command that has to do with tables.
final class DatabaseOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--database",
      paramLabel = "FILE.db|postgres:…",
      description = "Where tables are kept; without it a file in the user's data folder.")
  private @Nullable String words;

  /// As it was written.
  String words() {
    return words != null ? words : DataFolder.tables().toString();
  }

  /// For people: without a password that may stand in it.
  String shown() {
    return words().startsWith("postgres") ? "PostgreSQL" : words();
  }

  Database database() {
    LogLines.install(); // or its libraries would tell of their own life
    try {
      return Database.of(words());
    } catch (BadDatabaseException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }
}
