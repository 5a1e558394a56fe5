/// The law on languages: [umpire.testkit.contract.words.LanguageContract] compares what is said, in
/// games and in sources, with the translations.
@NullMarked
package umpire.testkit.contract.words;

import org.jspecify.annotations.NullMarked;
