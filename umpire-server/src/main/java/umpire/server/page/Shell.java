package umpire.server.page;

import java.util.List;

/// What a page is made of before its script draws it.
///
/// @param page which kind of page
/// @param title for the window
/// @param styles addresses of style sheets
/// @param script the address of the module that draws it
/// @param modules addresses of the modules that it imports, to be fetched meanwhile
/// @param table the id of the table it is about, or empty
/// @param game the game's id, or empty
/// @param at the number of the event to open it at, or empty
/// @param document the id of what lies on the desk, or empty
/// @param build the id of the build, in the addresses of everything it loads
public record Shell(
    String page,
    String title,
    List<String> styles,
    String script,
    List<String> modules,
    String table,
    String game,
    String at,
    String document,
    String build) {

  public Shell {
    styles = List.copyOf(styles);
    modules = List.copyOf(modules);
  }

  Shell withTable(String id, String of) {
    return new Shell(page, title, styles, script, modules, id, of, at, document, build);
  }

  Shell withAt(String event) {
    return new Shell(page, title, styles, script, modules, table, game, event, document, build);
  }

  Shell withDocument(String id) {
    return new Shell(page, title, styles, script, modules, table, game, at, id, build);
  }
}
