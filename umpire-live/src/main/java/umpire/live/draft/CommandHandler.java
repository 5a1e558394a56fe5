package umpire.live.draft;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.fair.FairDeal;
import umpire.core.fair.SeatPart;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.core.session.GameRecorder;
import umpire.core.session.GameSession;
import umpire.core.session.RuledEvent;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;
import umpire.live.log.Entry;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Phrases;
import umpire.live.message.Problem;
import umpire.live.seat.Options;
import umpire.live.seat.SeatPlan;
import umpire.live.state.Chair;
import umpire.live.state.FairRound;
import umpire.live.state.GameEnd;
import umpire.live.state.TableState;
import umpire.live.state.TakeBackRequest;

/// Drafts the outcome of a command. The referee decides which events are legal; this class decides
/// which commands the table accepts, from which seat, and when.
public final class CommandHandler {

  /// Longer than the text of any event.
  private static final int LONGEST_WORDS = 600;

  /// The maximum number of phrases and takeback requests per seat: more than fair use needs.
  static final int MAX_SAID = 1000;

  private static final Set<Entry.Kind> SAID = EnumSet.of(Entry.Kind.PHRASE, Entry.Kind.BACK_ASKED);

  /// The refusal of an event that no rule forbids, but that the referee cannot judge.
  public static final String UNDECIDABLE = "the referee cannot decide whether this is legal";

  private final Draft draft;
  private final TableState table;
  private final int seat;

  /// @param seat the seat that sent the command
  public CommandHandler(Draft draft, int seat) {
    this.draft = draft;
    this.table = draft.table();
    this.seat = seat;
  }

  /// Drafts the outcome of a command. If the command is refused, returns the refusal and drafts
  /// nothing; otherwise returns empty.
  public Optional<Answer> carryOut(Command command) {
    if (table.pauseReason().isPresent()) {
      return refused(Problem.paused(table.pauseReason().get()));
    }
    if (!(command instanceof Command.Rematch)
        && DueActions.hasEntries(table, DueActions.MAX_ENTRIES + 1)) {
      return notNow(
          Sentence.of(
                  "this table has reached its maximum length of {most} entries; open another one")
              .fact("most", DueActions.MAX_ENTRIES));
    }
    return switch (command) {
      case Command.Sit sit -> sit(sit);
      case Command.RevealPart(String part) -> reveal(part);
      case Command.GiveUpPart _ -> givePartUp();
      case Command.Move move -> move(move);
      case Command.RequestTakeBack ask -> askBack(ask);
      case Command.AcceptTakeBack _ -> agreeBack();
      case Command.RefuseTakeBack _ -> refuseBack();
      case Command.Resign _ -> resign();
      case Command.Phrase(_, String phrase) -> say(phrase);
      case Command.Return _ -> comeBack();
      case Command.Rematch rematch -> again(rematch);
    };
  }

  /// Whether this seat has used up its phrases and takeback requests.
  private boolean isTalkative() {
    return table.seq() >= MAX_SAID
        && table.entries().stream()
                .filter(each -> each.actor() == seat && SAID.contains(each.kind()))
                .count()
            >= MAX_SAID;
  }

  private static Optional<Answer> saidEnough() {
    return notNow(
        Sentence.of("a seat may send phrases and ask to take back at most {most} times per table")
            .fact("most", MAX_SAID));
  }

  private static Optional<Answer> notNow(Sentence why) {
    return refused(Problem.of(Problem.Kind.NOT_NOW, why));
  }

  private static Optional<Answer> forbidden(Sentence why) {
    return refused(Problem.of(Problem.Kind.FORBIDDEN, why));
  }

  private static Optional<Answer> refused(Problem problem) {
    return Optional.of(new Answer.Refused(problem));
  }

  private boolean isScorer() {
    return table.settings().options().scorer();
  }

  // Taking seats.

  private Optional<Answer> sit(Command.Sit sit) {
    Chair chair = table.chair(seat);
    if (chair.isTaken()) {
      return Optional.empty();
    }
    if (!GameRecorder.nameFault(sit.name()).isEmpty()) {
      return refused(
          Problem.of(Problem.Kind.WORDS, Sentence.plain(GameRecorder.nameFault(sit.name()))));
    }
    if (!SeatPlan.isCommitment(sit.commitment())) {
      return refused(Problem.of(Problem.Kind.WORDS, Sentence.plain(SeatPlan.NO_COMMITMENT)));
    }
    takeChair(draft, seat, sit.name(), sit.commitment());
    return Optional.empty();
  }

  /// Drafts that a player takes a seat.
  ///
  /// @param commitment to the seat's part of the deal, if it adds one
  public static void takeChair(Draft draft, int seat, String name, Optional<String> commitment) {
    var body = new Json().put("name", name);
    commitment.ifPresent(hash -> body.put("commitment", hash));
    draft.add(Entry.Kind.SAT, seat, body);
  }

  /// Starts the game if all seats are taken. If a seat has committed to a part, the server first
  /// fixes its own secret, and the game starts once every part is revealed or given up.
  ///
  /// @param fresh a secret for the server, used if it has not fixed one
  public static void beginIfAllSit(Draft draft, String fresh) {
    Optional<List<String>> names = draft.table().chairs().names();
    if (names.isEmpty()) {
      return;
    }
    FairRound round = draft.table().round();
    if (round.secret().isEmpty() && round.hasCommitments()) {
      draft.add(Entry.Kind.COMMITTED, Entry.SERVER, commitmentTo(fresh, new Json()));
    } else if (!round.awaitsAny()) {
      begin(draft, names.get(), round.secret().orElse(fresh));
    }
  }

  private static Json commitmentTo(String secret, Json body) {
    return body.put("commitment", SeatPart.commitmentTo(secret)).put("secret", secret);
  }

  private static void begin(Draft draft, List<String> names, String secret) {
    Json body = commitmentTo(secret, new Json().put("names", names));
    draft.add(Entry.Kind.BEGUN, Entry.SERVER, body.put("scheme", FairDeal.Scheme.SECOND.tag()));
    draft.settle();
  }

  private Optional<Answer> reveal(String part) {
    FairRound round = table.round();
    if (round.parts().get(seat).isRevealed() && round.parts().get(seat).fits(part)) {
      return Optional.empty();
    }
    if (!round.awaits(seat)) {
      return notNow(
          Sentence.of(
              "the table does not wait for this seat's part of the deal: a seat commits to it before all seats are taken"));
    }
    if (!round.parts().get(seat).fits(part)) {
      return refused(
          Problem.of(
              Problem.Kind.WORDS,
              Sentence.of("expected the part that the seat has committed to, found another one")));
    }
    draft.add(Entry.Kind.PART_REVEALED, seat, new Json().put("part", part));
    return Optional.empty();
  }

  private Optional<Answer> givePartUp() {
    if (!table.round().awaits(seat)) {
      return notNow(Sentence.of("the table does not wait for this seat's part of the deal"));
    }
    draft.add(Entry.Kind.PART_GIVEN_UP, seat, new Json());
    return Optional.empty();
  }

  private Optional<Answer> again(Command.Rematch rematch) {
    if (!SeatPlan.isCommitment(rematch.commitment())) {
      return refused(Problem.of(Problem.Kind.WORDS, Sentence.plain(SeatPlan.NO_COMMITMENT)));
    }
    if (isScorer() && rematch.commitment().isPresent()) {
      return refused(Problem.of(Problem.Kind.WORDS, Sentence.plain(SeatPlan.NOTHING_DEALT)));
    }
    return table.isOver() ? Optional.empty() : notNow(Sentence.of("the game is not over yet"));
  }

  // Playing.

  private Optional<Answer> move(Command.Move move) {
    if (!table.isPlaying()) {
      return notNow(
          table.isOver() ? Sentence.of("the game is over") : Sentence.of("the game has not begun"));
    }
    if (table.chair(seat).isAutomatic()) {
      return notNow(Sentence.of("a strategy plays for this seat: take the seat back first"));
    }
    int actor = isScorer() ? actor(move.by().orElse("")) : seat;
    if (actor < Kernel.HOUSE) {
      return refused(
          Problem.of(Problem.Kind.WORDS, Sentence.of("expected a player's name or * in 'by'")));
    }
    long asked = isScorer() ? table.events() + 1 : table.questions().of(seat);
    if (move.ask() != asked) {
      return Optional.of(new Answer.Stale(asked));
    }
    return play(actor, move.words());
  }

  private int actor(String by) {
    int named = table.game().names().indexOf(by);
    return named >= 0 ? named : by.equals("*") ? Kernel.HOUSE : Kernel.HOUSE - 1;
  }

  private Optional<Answer> play(int actor, String words) {
    GameSession<?> game = table.game();
    try {
      if (words.length() > LONGEST_WORDS) {
        throw new BadEventException(0, "expected at most %d characters".formatted(LONGEST_WORDS));
      }
      RuledEvent ruled = game.rule(listener(), actor, words);
      if (ruled.finding() instanceof Finding.Illegal illegal) {
        return refused(Problem.against(illegal, game.legal(actor)));
      }
      draft.event(ruled);
      if (table.pauseReason().isPresent()) {
        return notNow(Sentence.of("the referee cannot decide whether this is legal"));
      }
      draft.settle();
      return Optional.empty();
    } catch (BadEventException bad) {
      return refused(Problem.unreadable(bad, game.legal(actor)));
    }
  }

  private Viewer listener() {
    return isScorer() ? new Viewer.Arbiter() : new Viewer.Player(seat);
  }

  // Taking back.

  private Optional<Answer> askBack(Command.RequestTakeBack ask) {
    Options options = table.settings().options();
    boolean open =
        table.isPlaying()
            || (isScorer() && table.progress().ended().filter(GameEnd::byRules).isPresent());
    if (options.takeback() == Options.Takeback.NEVER && !isScorer()) {
      return forbidden(Sentence.of("this table does not allow taking back"));
    }
    if (!open || table.progress().back().isPresent()) {
      return notNow(
          open
              ? Sentence.of("a request to take back is already open; wait for its answers")
              : Sentence.of("no game is being played"));
    }
    int to = ask.to().orElseGet(() -> isScorer() ? table.events() - 1 : table.game().lastOf(seat));
    if (to < 0 || to >= table.events()) {
      return notNow(Sentence.of("there is nothing to take back"));
    }
    List<Integer> asked = isScorer() ? List.of() : whoseViewChanges(to);
    if (asked.isEmpty()) {
      takeBack(to);
    } else if (isTalkative()) {
      return saidEnough();
    } else {
      var of = asked.stream().mapToInt(Integer::intValue).toArray();
      draft.add(Entry.Kind.BACK_ASKED, seat, new Json().put("to", to).put("of", of));
    }
    return Optional.empty();
  }

  /// The other persons whose view would change.
  private List<Integer> whoseViewChanges(int to) {
    var changes = new TreeSet<Integer>();
    GameSession<?> now = table.game();
    GameSession<?> then = table.gameUpTo(to);
    for (int other = 0; other < table.seats(); other++) {
      var eyes = new Viewer.Player(other);
      if (other != seat
          && !table.chair(other).isAutomatic()
          && !then.facts(eyes).toString().equals(now.facts(eyes).toString())) {
        changes.add(other);
      }
    }
    return List.copyOf(changes);
  }

  private void takeBack(int to) {
    draft.add(Entry.Kind.TAKEN_BACK, seat, new Json().put("to", to));
    draft.settle();
  }

  private Optional<Answer> agreeBack() {
    Optional<TakeBackRequest> back = table.progress().back();
    if (back.isEmpty() || !back.get().waits().contains(seat)) {
      return notNow(Sentence.of("this seat has no request to take back to answer"));
    }
    draft.add(Entry.Kind.BACK_AGREED, seat, new Json());
    if (back.get().without(seat).waits().isEmpty()) {
      takeBack(back.get().to());
    }
    return Optional.empty();
  }

  /// Refuses a request to take back; the player who made it may withdraw it in this way.
  private Optional<Answer> refuseBack() {
    Optional<TakeBackRequest> back = table.progress().back();
    if (back.isEmpty() || !(back.get().waits().contains(seat) || back.get().by() == seat)) {
      return notNow(Sentence.of("this seat has no request to take back to answer"));
    }
    draft.add(Entry.Kind.BACK_REFUSED, seat, new Json());
    return Optional.empty();
  }

  // Everything else.

  private Optional<Answer> resign() {
    if (!table.isPlaying() || table.chair(seat).lost().isPresent() || isScorer()) {
      return notNow(Sentence.of("this seat is not playing a game that it could resign"));
    }
    draft.lost(seat, "resigned");
    return Optional.empty();
  }

  private Optional<Answer> say(String phrase) {
    if (!Phrases.ALL.contains(phrase)) {
      return refused(
          Problem.of(
              Problem.Kind.WORDS,
              Sentence.of("expected one of these phrases: {phrases:list}")
                  .fact("phrases", Phrases.ALL)));
    }
    if (isTalkative()) {
      return saidEnough();
    }
    draft.add(Entry.Kind.PHRASE, seat, new Json().put("phrase", phrase));
    return Optional.empty();
  }

  private Optional<Answer> comeBack() {
    if (table.chair(seat).lost().isPresent()) {
      return notNow(Sentence.of("this seat has already lost the game"));
    }
    if (table.chair(seat).standsIn()) {
      draft.add(Entry.Kind.RETURNED, seat, new Json());
    }
    return Optional.empty();
  }
}
