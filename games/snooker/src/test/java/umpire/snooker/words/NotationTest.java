package umpire.snooker.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;
import umpire.snooker.MatchTable;
import umpire.snooker.ball.Ball;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.Stroke;
import umpire.snooker.words.Shot.Remarks;

/// Tests the notations that scorers may use, and the canonical form in which events are stored.
final class NotationTest {

  private final Vocabulary vocabulary = MatchTable.GAME.vocabulary();

  private Event read(String text) throws BadEventException {
    return vocabulary.read(List.of(text.split(" ")), MatchTable.NAMES);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "pot red                     | pot red",
        "POT R                       | pot red",
        "pot 1                       | pot red",
        "Red Red                     | pot red",
        "Red                         | pot red",
        "bk                          | pot black",
        "7                           | pot black",
        "0                           | hit none",
        "Red White                   | hit red pot white",
        "red pot blue foul push      | hit red pot blue foul push",
        "none nom blue               | hit none nom blue",
        "None                        | hit none",
        "- w                         | hit none pot white",
        "hit red pot red red         | pot red red",
        "pot 3red                    | pot red red red",
        "pot 2r bl w                 | pot red red blue white",
        "hit pink pot blue pink      | pot pink blue",
        "hit bk pot w br             | hit black pot brown white",
        "hit red red                 | hit red",
        "hit blue red                | hit red blue",
        "hit blue nom blue           | hit blue",
        "hit none nominating k       | hit none nom black",
        "hit red nom yellow          | hit red nom yellow",
        "hit red off w r             | hit red off red white",
        "hit n foul Push p           | hit brown foul push pink",
        "pot red foul double-hit     | pot red foul double-hit",
        "play again                  | again",
        "free-ball                   | free ball",
        "Free Ball                   | free ball",
        "re-rack                     | rerack",
        "lot 2                       | lot Ben",
        "choose anna                 | choose Anna",
        "foul touch 5                | foul touch blue",
        "foul touch n nominated 5    | foul touch brown nom blue",
        "foul touch nom blue         | foul touch nom blue",
        "miss Intentional            | miss deliberate",
        "miss deliberate full        | miss full deliberate",
        "award Match 1               | award match Anna"
      })
  void manyWaysBecomeOne(String written, String canonical) throws BadEventException {
    Event event = read(written);
    assertThat(vocabulary.write(event, MatchTable.NAMES)).isEqualTo(canonical);
    assertThat(read(canonical)).isEqualTo(event);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "sink red             | 0 | 'sink' is not an event",
        "pot                  | 1 | expected red, yellow",
        "pot orange           | 1 | white or none, found 'orange'",
        "pot b                | 1 | white or none, found 'b'",
        "pot white            | 0 | expected the ball hit first",
        "hit white            | 1 | the white cannot hit itself",
        "hit red pot red pot blue | 4 | 'pot' appears twice",
        "pot blue blue        | 2 | no such stroke",
        "pot none             | 1 | no such stroke",
        "hit red nom none     | 3 | only a colour can be nominated",
        "hit red foul cheat   | 3 | expected one of the fouls",
        "hit red foul         | 3 | expected one of the fouls",
        "lot Carla            | 1 | expected a player's name",
        "lot                  | 1 | expected a player's name",
        "free lunch           | 1 | expected 'ball'",
        "again please         | 1 | is not expected here",
        "miss badly           | 1 | 'full', 'deliberate'",
        "award Anna           | 1 | expected 'frame', or 'match'",
        "touching white       | 1 | the white touches",
        "touching             | 1 | the white touches",
        "foul touch white     | 2 | nothing for the white",
        "foul touch blue nom  | 4 | the colour that was nominated",
        "foul touch nom red   | 3 | only a colour can be nominated",
        "foul touch nom blue 7 | 4 | is not expected here",
        "white                | 0 | expected the ball hit first",
        "red foul push        | 0 | 'pot red' if it fell, else 'hit red'",
        "red off white        | 0 | 'pot red' if it fell"
      })
  void whatIsWrongIsSaidWhereItIs(String written, int word, String what) {
    assertThatThrownBy(() -> read(written))
        .isInstanceOfSatisfying(
            BadEventException.class, fault -> assertThat(fault.word()).isEqualTo(word))
        .hasMessageContaining(what);
  }

  /// Names may contain spaces.
  @Test
  void namesMayHaveBlanks() throws BadEventException {
    var names = List.of("Anna Maria", "Ben");
    var event = vocabulary.read(List.of("award", "frame", "Anna", "Maria"), names);
    assertThat(event).isEqualTo(Event.of(new Move().set(Verb.AWARD_FRAME)));
    assertThat(vocabulary.write(event, names)).isEqualTo("award frame Anna Maria");
  }

  /// A seat is read as a name first, and as a number only if no name fits.
  @Test
  void aNameGoesBeforeANumber() throws BadEventException {
    var names = List.of("2", "Ben");
    assertThat(vocabulary.read(List.of("lot", "2"), names))
        .isEqualTo(Event.of(new Move().set(Verb.LOT)));
    assertThat(vocabulary.read(List.of("lot", "1"), names))
        .isEqualTo(Event.of(new Move().set(Verb.LOT)));
    for (String words : List.of("choose", "lot", "warn", "award frame", "award match")) {
      assertThat(read(words + " 2")).as(words).isEqualTo(read(words + " Ben"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pot ", "hit red ", "hit "})
  void longWordsAreShownShort(String before) {
    assertThatThrownBy(() -> read(before + "x".repeat(20)))
        .hasMessageContaining("'" + "x".repeat(20) + "'");
    assertThatThrownBy(() -> read(before + "x".repeat(3000)))
        .hasMessageContaining("'" + "x".repeat(20) + "...'");
  }

  @Test
  void everyStrokeIsReadAsItIsWritten() throws BadEventException {
    var random = new SeededRandom(5);
    for (int i = 0; i < 20_000; i++) {
      Event shot = anyShot(random);
      String written = vocabulary.write(shot, MatchTable.NAMES);
      Event again = read(written);
      assertThat(again).as(written).isEqualTo(shot);
      assertThat(vocabulary.write(again, MatchTable.NAMES)).isEqualTo(written);
    }
  }

  private static Event anyShot(SeededRandom random) {
    Ball first = Ball.of(random.nextInt(8));
    Ball second =
        first != Ball.NONE && random.nextPercent(20) ? Ball.of(1 + random.nextInt(7)) : Ball.NONE;
    if (second == first && first.isColour()) {
      second = Ball.NONE;
    }
    Ball nominated = random.nextPercent(30) ? Ball.of(2 + random.nextInt(6)) : Ball.NONE;
    FoulReason reason =
        random.nextPercent(30)
            ? FoulReason.values()[random.nextInt(FoulReason.values().length)]
            : FoulReason.NONE;
    Ball concerned =
        reason != FoulReason.NONE && random.nextPercent(40)
            ? Ball.of(1 + random.nextInt(7))
            : Ball.NONE;
    return new Shot(
            new Stroke(first, some(random)),
            new Remarks(nominated, second, some(random), reason, concerned, random.nextPercent(20)),
            random.nextPercent(20) ? 1 + random.nextInt(999) : 0)
        .event();
  }

  private static List<Ball> some(SeededRandom random) {
    var balls = new ArrayList<Ball>();
    for (Ball ball : Ball.values()) {
      if (ball != Ball.NONE && random.nextPercent(15)) {
        balls.add(ball);
      }
    }
    for (int reds = random.nextInt(3); random.nextPercent(30) && reds > 0; reds--) {
      balls.add(Ball.RED);
    }
    return balls;
  }
}
