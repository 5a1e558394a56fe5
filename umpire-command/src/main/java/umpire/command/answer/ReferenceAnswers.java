package umpire.command.answer;

import java.util.Map;
import java.util.Optional;
import umpire.command.UsageException;
import umpire.core.count.CountJson;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.game.Game;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// Answers to questions without a text: counts, and the reference of a game. Profiles are presets
/// only, since a question must not open a file.
final class ReferenceAnswers {

  private ReferenceAnswers() {}

  static Json games(Fields asked) {
    return new Json().objects("games", ReferenceJson.games());
  }

  static Json rules(Fields asked) throws BadFieldsException, UsageException {
    return new Json().objects("rules", ReferenceJson.rules(Answers.game(asked)));
  }

  static Json events(Fields asked) throws BadFieldsException, UsageException {
    return new Json().objects("events", ReferenceJson.events(Answers.whole(Answers.game(asked))));
  }

  static Json strategies(Fields asked) throws BadFieldsException, UsageException {
    return new Json()
        .objects("strategies", ReferenceJson.strategies(Answers.whole(Answers.game(asked))));
  }

  static Json profiles(Fields asked) throws BadFieldsException, UsageException {
    Profiles profiles = Answers.whole(Answers.game(asked)).profiles();
    Optional<String> one = asked.text("one");
    Optional<String> other = asked.text("other");
    try {
      if (one.isEmpty()) {
        return ReferenceJson.profiles(profiles);
      }
      Profile first = profiles.preset(one.get());
      return other.isEmpty()
          ? ReferenceJson.profile(first, profiles)
          : ReferenceJson.differences(first, profiles.preset(other.get()), profiles);
    } catch (BadProfileException wrong) {
      throw new UsageException(wrong.description());
    }
  }

  static Json count(Fields asked) throws BadFieldsException, UsageException, BadInputException {
    Game game = Answers.game(asked);
    Counter counter =
        game.counter()
            .orElseThrow(
                () -> new UsageException(game.id() + " has nothing to count without a record"));
    Map<String, String> details = asked.inner("details").options();
    for (String name : details.keySet()) {
      mustKnow(name, counter);
    }
    Profile profile = profile(asked, Answers.whole(game).profiles());
    var question = Question.of(profile, asked.words("words"), details);
    return CountJson.of(game.id(), profile, counter.count(question));
  }

  private static void mustKnow(String name, Counter counter)
      throws BadFieldsException, UsageException {
    var names = counter.details().stream().map(Counter.Detail::name).toList();
    if (!names.contains(name)) {
      throw new UsageException(
          "there is no detail %s%s: choose %s"
              .formatted(
                  SafeText.quoted(name), Spelling.hint(name, names), String.join(", ", names)));
    }
  }

  private static Profile profile(Fields asked, Profiles profiles)
      throws BadFieldsException, UsageException {
    Optional<String> name = asked.text("profile");
    try {
      Profile chosen = name.isPresent() ? profiles.preset(name.get()) : profiles.standard();
      return profiles.changed(chosen, asked.inner("set").options());
    } catch (BadProfileException wrong) {
      throw new UsageException(wrong.description());
    }
  }
}
