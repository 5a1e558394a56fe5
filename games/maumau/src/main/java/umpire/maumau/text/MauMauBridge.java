package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.TextWriter;
import umpire.maumau.cards.CardRow;
import umpire.maumau.cards.Cards;
import umpire.maumau.fastpath.FastDeal;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.play.MauMauDealer;
import umpire.maumau.play.RulesPlayer;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Converts between records of one deal and the format of "Mau-Mau", which holds a deck and no
/// choices: the six decision rules make them.
final class MauMauBridge implements ClassicBridge {

  @Override
  public ConvertedGames read(WordReader words, ReadOptions options) {
    var reader = new MauMauReader(words);
    return ConvertedGames.of(reader, _ -> decided(reader.deck(), names(reader.seating().seats())));
  }

  private static List<String> names(int players) {
    return IntStream.rangeClosed(1, players).mapToObj(seat -> "P" + seat).toList();
  }

  /// Returns the game that the decision rules play with a deck.
  static ConvertedGame decided(Event deck, List<String> names) {
    var profile = MauMauProfiles.ALL.classic();
    MauMauMatch match = new CompleteMauMau().open(profile, names.size());
    var dealer = new MauMauDealer();
    var player = new RulesPlayer();
    var random = new SeededRandom(0); // never used: the rules leave nothing to chance
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<Event>();
    var move = new Move();
    move.copyFrom(deck);
    int actor = Kernel.HOUSE;
    while (true) {
      actors.add(actor);
      events.add(Verb.WORDS.event(move));
      match.play(actor, move, RulingLog.none());
      if (match.isOver()) {
        break;
      }
      actor = Kernel.HOUSE;
      if (!dealer.next(match, random, move)) {
        actor = match.toAct();
        player.choose(match, actor, random, move);
      }
    }
    return new ConvertedGame(profile, names, actors, events);
  }

  /// Returns an event in its normal form: a jack without a suit names its own.
  private static Event spelled(Event event) {
    int code = event.is(Verb.LAY) ? Verb.code(event) : MoveCode.DRAW;
    boolean bare = (MoveCode.card(code) & Cards.JACKS) != 0 && !MoveCode.names(code);
    int spelled = bare ? code | MoveCode.naming(0, MoveCode.suit(code)) : code;
    return bare ? Event.of(Verb.lay(spelled, new Move())) : event;
  }

  @Override
  public String heading(int games) {
    return games + "\n";
  }

  @Override
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    if (!converted.profile().hash().equals(MauMauProfiles.ALL.classic().hash())) {
      return Optional.of("the classic format holds games by the classic rules only");
    }
    if (converted.names().size() > FastDeal.MAX_PLAYERS) {
      return Optional.of("the classic format holds games of two to four players only");
    }
    if (converted.events().isEmpty()
        || !converted.events().getFirst().is(Verb.DECK)
        || CardRow.known(converted.events().getFirst()) != Cards.SHORT_DECK) {
      return Optional.of("the classic format needs the whole deck");
    }
    Event deck = converted.events().getFirst();
    ConvertedGame decided = decided(deck, converted.names());
    if (!decided.events().equals(converted.events().stream().map(MauMauBridge::spelled).toList())) {
      return Optional.of("the classic format holds only games played by its six decision rules");
    }
    out.number(converted.names().size());
    for (int place = 0; place < deck.length(); place++) {
      out.character(' ').pair(CardLetters.pair(deck.card(place)));
    }
    out.line();
    return Optional.empty();
  }
}
