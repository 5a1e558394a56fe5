package umpire.coach.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.coach.Balance;
import umpire.coach.Decision;
import umpire.coach.Moment;
import umpire.coach.Review;
import umpire.core.kernel.Kernel;
import umpire.core.match.Statistics;
import umpire.core.text.Json;
import umpire.core.text.TextWriter;

/// A review for programs, one JSON object per line: the game, every moment, every decision, the
/// balance of each side, and the game's own figures. `docs/review.schema.json` describes them.
public record ReviewJson(TextWriter out, Review review) {

  public void print() {
    line(game());
    review.moments().forEach(moment -> line(moment(moment)));
    review.decisions().forEach(decision -> line(decision(decision)));
    for (int side = 0; side < review.sides().size(); side++) {
      line(balance(side));
    }
    review.figures().forEach(figure -> line(figure(figure)));
    out.flush();
  }

  private void line(Json json) {
    out.text(json.toString()).line();
  }

  private static Json of(String kind) {
    return new Json().put("v", 1).put("kind", kind);
  }

  private Json game() {
    Review.Judge judge = review.judge();
    return of("review")
        .put("rules", review.title())
        .put("seats", review.names())
        .put("sides", review.sides())
        .put("finished", review.finished())
        .put("playout", judge.playout())
        .put("able", judge.able())
        .put("rollouts", judge.rollouts())
        .put("seed", Long.toString(judge.seed()));
  }

  private Json moment(Moment moment) {
    var odds = new ArrayList<Json>();
    for (Moment.Odds each : moment.odds()) {
      odds.add(new Json().put("chance", each.chance()).put("error", each.error()));
    }
    return of("moment")
        .put("event", moment.event())
        .put("seat", name(moment.actor()))
        .put("what", moment.what())
        .objects("odds", odds);
  }

  private String name(int actor) {
    return actor == Kernel.HOUSE ? "*" : review.names().get(actor);
  }

  private Json decision(Decision decision) {
    List<Json> options = decision.options().stream().map(OptionJson::of).toList();
    return of("decision")
        .put("event", decision.event())
        .put("seat", name(decision.seat()))
        .put("part", decision.part())
        .put("played", decision.played().what())
        .put("best", decision.best().what())
        .put("loss", decision.loss())
        .put("error", decision.error())
        .put("mark", decision.mark().name().toLowerCase(Locale.ROOT))
        .objects("options", options);
  }

  private static Json figure(Statistics.Figure figure) {
    return of("figure").put("what", figure.what()).put("values", figure.values());
  }

  private Json balance(int side) {
    Balance balance = review.balances().get(side);
    return of("balance")
        .put("side", review.sides().get(side))
        .put("first", balance.first())
        .put("own", balance.own())
        .put("given", balance.given())
        .put("luck", balance.luck())
        .put("last", balance.last());
  }
}
