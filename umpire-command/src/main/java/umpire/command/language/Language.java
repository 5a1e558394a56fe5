package umpire.command.language;

import java.util.List;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.match.TableDisplay;
import umpire.core.profile.Preset;
import umpire.core.profile.Switch;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.TranslationSource;

/// A language of text for people. The default is English, which is in the sources: nothing is
/// looked up and no file is read. See decision 0041.
public interface Language {

  Language ENGLISH = new Language() {};

  /// The language with this tag, one of [Game#LANGUAGES]; English if it is none of them.
  static Language of(String tag) {
    boolean translated = Game.LANGUAGES.contains(tag) && !tag.equals("en");
    return translated ? Translation.of(tag) : ENGLISH;
  }

  /// A language whose words are given as JSON texts, see decision 0041.
  ///
  /// @param house the words for all games
  /// @param game the words for one game
  static Language of(String tag, String house, String game) {
    return new Translation(tag, WordList.of(house), WordList.of(game));
  }

  /// This language with the words of a game.
  default Language in(TranslationSource game) {
    return this;
  }

  /// The text of a note.
  default String say(Note note) {
    return note.text();
  }

  default String say(Sentence sentence) {
    return sentence.text();
  }

  /// The sentence of a rule, without its full stop.
  default String statement(Rule rule) {
    return rule.statement();
  }

  /// The sources of a rule in one line.
  default String citation(Rule rule) {
    return rule.citation();
  }

  /// The translation of a word of a game, such as a tally; the word itself if there is none.
  default String word(String word) {
    return word;
  }

  /// The label for a member of the facts.
  default String label(String name) {
    return TableDisplay.label(name);
  }

  /// The description of a preset.
  default String about(Preset preset) {
    return preset.about();
  }

  /// The question that a switch decides.
  default String meaning(Switch option) {
    return option.meaning();
  }

  /// The meaning of a switch's value.
  default String effect(Switch option, String value) {
    return option.effect(value);
  }

  /// A rule with its id, sentence and source, in one line.
  default String cited(Rule rule) {
    return say(
        Sentence.of("{id}: {statement} ({source})")
            .fact("id", rule.id())
            .fact("statement", statement(rule))
            .fact("source", citation(rule)));
  }

  /// A number of hidden cards, or the visible cards. Words that are not cards are translated.
  default String shown(List<String> cards) {
    return say(TableDisplay.shown(cards.stream().map(this::word).toList()));
  }
}
