package umpire.heap;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// Converts classic heap games, which have no reserves and are always finished.
final class HeapBridge implements ClassicBridge {

  private final Profiles profiles;
  private final WholeFlaw flaw;

  HeapBridge(Profiles profiles, WholeFlaw flaw) {
    this.profiles = profiles;
    this.flaw = flaw;
  }

  @Override
  public ConvertedGames read(WordReader words, ReadOptions options) {
    return new ConvertedGames() {
      @Override
      public Optional<ConvertedGame> next() throws BadInputException, IOException {
        if (flaw == WholeFlaw.LOSES_A_CLASSIC_GAME && words.nextLine()) {
          recover();
        }
        return words.nextLine() ? Optional.of(crossing(words)) : Optional.empty();
      }

      @Override
      public boolean recover() throws IOException {
        while (words.nextWordInLine()) {
          // the rest of the line
        }
        return true;
      }
    };
  }

  private ConvertedGame crossing(WordReader words) throws BadInputException, IOException {
    int seats = number(words, 2, 4);
    word(words, "the size of the heap is missing");
    int stones = number(words, 1, 99);
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<Event>();
    int left = stones;
    while (left > 0) {
      word(words, "a number of stones is missing");
      int most = flaw == WholeFlaw.LETS_ANYTHING_CROSS ? HeapVerb.MAX : left;
      int taken = number(words, 1, Math.min(HeapVerb.MAX, most));
      actors.add(actors.size() % seats);
      events.add(Event.of(HeapKernel.said(HeapVerb.TAKE, taken)));
      left -= taken;
    }
    if (words.nextWordInLine()) {
      throw words.fault("text after the game");
    }
    var names = List.of("Player 1", "Player 2", "Player 3", "Player 4").subList(0, seats);
    return new ConvertedGame(profile(stones), names, actors, events);
  }

  private static void word(WordReader words, String what) throws BadInputException, IOException {
    if (!words.nextWordInLine()) {
      throw words.fault(what);
    }
  }

  private Profile profile(int stones) {
    try {
      return profiles.changed("classic", "classic", Map.of("heap", Integer.toString(stones)));
    } catch (BadProfileException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static int number(WordReader words, int least, int most) throws BadInputException {
    int number = words.isDigits() ? words.number() : 0;
    if (number < least || number > most) {
      throw words.fault("a number from " + least + " to " + most);
    }
    return number;
  }

  @Override
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    Profile profile = converted.profile();
    if (!profile.is("reserve", "none") || !profile.is("last", "counts")) {
      return Optional.of("there are no reserves and no last stone in the classic game");
    }
    var line = new StringBuilder();
    int left = profile.number("heap");
    for (Event event : converted.events()) {
      int stones = HeapKernel.stones(event);
      if (!event.is(HeapVerb.TAKE) || stones == HeapKernel.UNKNOWN) {
        return Optional.of("not every take is known");
      }
      line.append(' ').append(flaw == WholeFlaw.BRINGS_BACK_ANOTHER ? 1 : stones);
      left -= stones;
    }
    if (left > 0) {
      return Optional.of("the game is not over");
    }
    out.number(converted.names().size()).character(' ').number(profile.number("heap"));
    out.ascii(line.toString()).line();
    return Optional.empty();
  }
}
