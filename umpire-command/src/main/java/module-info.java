/// What people ask, for commands and servers alike. Neither a parser of command lines nor the
/// simulator is required: a server stands on this.
@SuppressWarnings("requires-automatic") // aircompressor's jar says nothing of modules
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
