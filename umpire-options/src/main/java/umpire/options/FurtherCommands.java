package umpire.options;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import umpire.command.Streams;

/// Commands of a module that is not part of the everyday program, found as a service. The launcher
/// puts such a module on the class path when one of its commands is run.
public interface FurtherCommands {

  /// The commands by name. The value of each creates the object that the command-line parser reads.
  Map<String, Supplier<Object>> commands(Streams streams);

  /// The description of such a command, for the help of a program that does not have it at hand.
  ///
  /// @param name of the command
  /// @param about the first sentence of its help
  record Announcement(String name, String about) {}

  String SERVE = "Serves live tables to browsers and programs.";
  String JOIN = "Takes a seat at a live table, from a terminal or for a bot.";
  String BACKUP = "Backs up the tables of a server, even while it runs, and verifies every game.";
  String RESTORE = "Restores a server's tables from a backup.";
  String EXPORT = "Writes all games of a server as records.";

  /// All commands of such modules.
  List<Announcement> ANNOUNCED =
      List.of(
          new Announcement("serve", SERVE),
          new Announcement("join", JOIN),
          new Announcement("backup", BACKUP),
          new Announcement("restore", RESTORE),
          new Announcement("export", EXPORT));
}
