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

/// The language in which people are told what the referee says. By itself it is English, which
/// stands in the sources: nothing is looked up and no file is read. See decision 0041.
public interface Language {

  Language ENGLISH = new Language() {};

  /// The language with this tag, one of [Game#LANGUAGES]; English if it is none of them.
  static Language of(String tag) {
    boolean translated = Game.LANGUAGES.contains(tag) && !tag.equals("en");
    return translated ? Translation.of(tag) : ENGLISH;
  }

  /// A language whose words are given as JSON texts, see decision 0041.
  ///
  /// @param house the words of the house
  /// @param game the words of a game
  static Language of(String tag, String house, String game) {
    return new Translation(tag, WordList.of(house), WordList.of(game));
  }

  /// The same language with the words of a game.
  default Language in(TranslationSource game) {
    return this;
  }

  /// A sentence that has been said.
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

  /// A word of a game, a tally among them; as it is if it is none.
  default String word(String word) {
    return word;
  }

  /// A name of facts that programs use.
  default String label(String name) {
    return TableDisplay.label(name);
  }

  /// Whose rules a preset has.
  default String about(Preset preset) {
    return preset.about();
  }

  /// What a switch decides.
  default String meaning(Switch option) {
    return option.meaning();
  }

  /// What a value of a switch means.
  default String effect(Switch option, String value) {
    return option.effect(value);
  }

  /// A rule with its sentence and source, in a line.
  default String cited(Rule rule) {
    return say(
        Sentence.of("{id}: {statement} ({source})")
            .fact("id", rule.id())
            .fact("statement", statement(rule))
            .fact("source", citation(rule)));
  }

  /// A number of cards, or the cards that are seen; words that are no cards are looked up.
  default String shown(List<String> cards) {
    return say(TableDisplay.shown(cards.stream().map(this::word).toList()));
  }
}
