package umpire.sim.report;

import java.util.List;
import umpire.core.Rule;
import umpire.core.text.SafeText;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.sim.Forfeits;

/// The number of forfeited games, and the reason for one of them. Writes nothing if none was.
///
/// @param title the title of the section
/// @param shows the commands that show a game, one for each table at which a deal was played; may
///   be empty
record ForfeitSection(String title, Forfeits forfeits, List<ShowCommand> shows) {

  ForfeitSection {
    shows = List.copyOf(shows);
  }

  ForfeitSection(Forfeits forfeits, List<ShowCommand> shows) {
    this("Forfeited games", forfeits, shows);
  }

  void write(Markup out) {
    if (forfeits.count() == 0) {
      return;
    }
    Page.section(out, title);
    out.paragraph(forfeits.share() + " were forfeited.");
    forfeits.example().ifPresent(example -> write(example, out));
    out.closeLine();
  }

  private void write(Forfeits.Example example, Markup out) {
    switch (example) {
      case Forfeits.Broken broken -> write(broken, out);
      case Forfeits.NotRepeated(long game, String why) ->
          out.paragraph(
              "Game %d was replayed and not forfeited: %s.".formatted(game, SafeText.visible(why)));
    }
  }

  private void write(Forfeits.Broken broken, Markup out) {
    int seat = broken.ending().seat();
    String what = SafeText.visible(broken.ending().what());
    out.paragraph(
        "Game %d: seat %d (%s) %s."
            .formatted(broken.game(), seat + 1, broken.seats().get(seat), what));
    Rule rule = broken.ending().rule();
    out.paragraph("Rule " + rule.id() + ": " + rule.statement() + ".");
    if (broken.table() < shows.size()) {
      out.paragraph("To see it:");
      Page.command(out, shows.get(broken.table()).command(broken.game()));
    }
  }
}
