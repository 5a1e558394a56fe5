/// The coach, for commands and servers alike.
module umpire.coach {
  requires static org.jspecify;
  requires transitive umpire.command;
  requires umpire.page;

  exports umpire.coach;
  exports umpire.coach.report;
}
