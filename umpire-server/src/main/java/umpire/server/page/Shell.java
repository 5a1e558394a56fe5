package umpire.server.page;

import java.util.List;

/// The contents of a page before its script runs.
///
/// @param page the kind of page
/// @param title for the window
/// @param styles addresses of style sheets
/// @param script address of the page's module
/// @param modules addresses of the modules that it imports, to load early
/// @param table the id of its table, or empty
/// @param game the id of its game, or empty
/// @param at the number of the event at which to open the table, or empty
/// @param document the id of the document on the desk, or empty
/// @param build the build id, which is part of all asset addresses
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
