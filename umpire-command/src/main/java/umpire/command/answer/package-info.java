/// `umpire answer`: answers questions, one JSON object per line, in their order and by the code of
/// the commands of the same names.
///
/// Reading order: [AnswerLoop] (the loop), [umpire.json.Fields] (a question), [Answers] (the kinds
/// of questions); `TextAnswers` (judge, explain, verify, ask) and `ReferenceAnswers` (counts and
/// the reference of a game, by the lists of [ReferenceJson]).
@NullMarked
package umpire.command.answer;

import org.jspecify.annotations.NullMarked;
