/// `umpire answer`: questions as JSON objects, a line each, answered in their order by the code of
/// the commands of the same names.
///
/// Reading order: [AnswerLoop] (the loop), [umpire.json.Fields] (a question), [Answers] (who
/// answers it); `TextAnswers` (judge, explain, verify, ask) and `ReferenceAnswers` (counts, and
/// what there is to know of a game, by the lists of [ReferenceJson]).
@NullMarked
package umpire.command.answer;

import org.jspecify.annotations.NullMarked;
