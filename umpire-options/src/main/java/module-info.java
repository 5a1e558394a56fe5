/// The options that the commands share.
module umpire.options {
  requires static org.jspecify;
  requires transitive umpire.command;
  requires transitive umpire.sim;
  requires transitive info.picocli;

  exports umpire.options;

  opens umpire.options to
      info.picocli;
}
