/// `umpire answer`: answers questions from programs, one per line.
///
/// Reading order: [AnswerCommand], then [umpire.command.answer].
@NullMarked
package umpire.cli.answer;

import org.jspecify.annotations.NullMarked;
