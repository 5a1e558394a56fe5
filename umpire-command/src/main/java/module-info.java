/// The questions that commands and servers answer. Requires neither a command-line parser nor the
/// simulator, so that a server can use it.
@SuppressWarnings("requires-automatic") // aircompressor's jar is not a named module
module umpire.command {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires umpire.json;
  requires com.google.gson;
  requires aircompressor;

  exports umpire.command;
  exports umpire.command.ask;
  exports umpire.command.answer;
  exports umpire.command.explain;
  exports umpire.command.language;
  exports umpire.command.records;
  exports umpire.command.verify;
}
