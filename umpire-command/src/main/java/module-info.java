/// What the commands share.
@SuppressWarnings("requires-automatic") // aircompressor's jar says nothing of modules
module umpire.command {
  requires static org.jspecify;
  requires transitive umpire.core;
  requires transitive umpire.sim;
  requires transitive info.picocli;
  requires umpire.json;
  requires com.google.gson;
  requires aircompressor;

  exports umpire.command;
  exports umpire.command.answer;
  exports umpire.command.ask;
  exports umpire.command.book;
  exports umpire.command.explain;
  exports umpire.command.language;
  exports umpire.command.options;
  exports umpire.command.records;
  exports umpire.command.verify;

  opens umpire.command.options to
      info.picocli;

  uses umpire.core.game.Game;
}
