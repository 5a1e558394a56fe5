package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.FactsJson;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.words.Verb;

/// Drawn cards and penalty cards are named to the player who drew them and to the arbiter, and to
/// no other viewer.
final class ToldToViewersTest {

  private static final List<String> NAMES = List.of("Anna", "Ben");

  /// Anna has a seven and nothing else that fits, Ben no seven; the draw pile begins with DA and
  /// CE.
  private static final String DECK =
      "deck HS SA DK SK CS HK CQ DN CN HE CT DE CA HN HT DA CE ST SN SE SS DQ HQ SQ DJ HJ SJ CJ HA DT"
          + " CK DS";

  private final CompleteMauMau whole = new CompleteMauMau();

  private List<String> told(MauMauMatch table, int actor, String words, int viewer)
      throws BadEventException {
    var copy = new MauMauMatch(umpire.maumau.rule.MauMauSettings.of(classic()), 2);
    copy.copyFrom(table);
    var log = new RulingLog();
    copy.play(actor, move(words), log);
    if (viewer != Kernel.ARBITER) {
      copy.veil(viewer);
    }
    var sentences = new ArrayList<String>();
    for (int i = 0; i < log.size(); i++) {
      var sentence = new Sentence();
      whole
          .adapter()
          .narrate(log.ruling(i, List.of(MauMauRule.values())), copy, viewer, NAMES, sentence);
      sentences.add(sentence.text());
    }
    return sentences;
  }

  private Move move(String words) throws BadEventException {
    var move = new Move();
    move.copyFrom(Verb.WORDS.read(List.of(words.split(" ")), NAMES));
    return move;
  }

  private static Profile classic() {
    return MauMauProfiles.ALL.classic();
  }

  private MauMauMatch afterTheSeven() throws BadEventException {
    MauMauMatch table = whole.open(classic(), 2);
    table.play(Kernel.HOUSE, move(DECK), RulingLog.none());
    table.play(0, move("lay HS"), RulingLog.none());
    return table;
  }

  @Test
  void penaltyCardsAreNamedToWhoDrawsThem() throws BadEventException {
    MauMauMatch table = afterTheSeven();
    List<String> named =
        List.of("draws DA as penalty, 1 more due", "draws CE as penalty, nothing more due");
    List<String> unnamed =
        List.of("draws ? as penalty, 1 more due", "draws ? as penalty, nothing more due");
    assertThat(told(table, 1, "draw", 1)).isEqualTo(named);
    assertThat(told(table, 1, "draw", Kernel.ARBITER)).isEqualTo(named);
    assertThat(told(table, 1, "draw", 0)).isEqualTo(unnamed);
    assertThat(told(table, 1, "draw", Kernel.NOBODY)).isEqualTo(unnamed);
  }

  @Test
  void factsNameCardsToWhoHoldsThem() throws BadEventException, BadProfileException {
    MauMauMatch table = afterTheSeven();
    table.play(1, move("draw"), RulingLog.none());
    var json = new FactsJson<>(whole, classic(), NAMES);
    for (int viewer = Kernel.NOBODY; viewer < 2; viewer++) {
      MauMauMatch known = whole.open(classic(), 2);
      known.copyFrom(table);
      known.veil(viewer);
      String facts = json.of(known, viewer).toString();
      assertThat(facts.contains("\"DA\"")).as("for %d", viewer).isEqualTo(viewer == 1);
      assertThat(facts.contains("\"CA\"")).as("for %d", viewer).isEqualTo(viewer == 0);
    }
  }
}
