/// The command line.
module umpire.cli {
  requires static org.jspecify;
  requires umpire.coach;
  requires umpire.command;
  requires umpire.core;
  requires umpire.options;
  requires umpire.sim;
  requires info.picocli;
  requires org.jline.reader;
  requires org.jline.terminal;

  opens umpire.cli to
      info.picocli;
  opens umpire.cli.answer to
      info.picocli;
  opens umpire.cli.ask to
      info.picocli;
  opens umpire.cli.compare to
      info.picocli;
  opens umpire.cli.convert to
      info.picocli;
  opens umpire.cli.count to
      info.picocli;
  opens umpire.cli.events to
      info.picocli;
  opens umpire.cli.explain to
      info.picocli;
  opens umpire.cli.generate to
      info.picocli;
  opens umpire.cli.judge to
      info.picocli;
  opens umpire.cli.play to
      info.picocli;
  opens umpire.cli.profiles to
      info.picocli;
  opens umpire.cli.records to
      info.picocli;
  opens umpire.cli.rules to
      info.picocli;
  opens umpire.cli.simulate to
      info.picocli;
  opens umpire.cli.strategies to
      info.picocli;
  opens umpire.cli.verify to
      info.picocli;

  uses umpire.core.game.Game;
  uses umpire.options.FurtherCalls;
  uses umpire.sim.rows.RowFormat;
}
