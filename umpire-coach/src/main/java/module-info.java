/// The coach, for use by commands and servers.
module umpire.coach {
  requires static org.jspecify;
  requires transitive umpire.command;
  requires umpire.page;

  exports umpire.coach;
  exports umpire.coach.report;
}
