package umpire.server.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.server.monitoring.LogLines;
import umpire.store.BadDatabaseException;
import umpire.store.Database;

/// The option `--database` of all commands that use tables.
final class DatabaseOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--database",
      paramLabel = "FILE.db|postgres:…",
      description = "Storage of the tables; default: a file in the user's data folder.")
  private @Nullable String words;

  /// Returns the value as given, or the default.
  String words() {
    return words != null ? words : DataFolder.tables().toString();
  }

  /// Returns the value for messages, without a password.
  String shown() {
    return words().startsWith("postgres") ? "PostgreSQL" : words();
  }

  Database database() {
    LogLines.install(); // otherwise libraries log about themselves
    try {
      return Database.of(words());
    } catch (BadDatabaseException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }
}
