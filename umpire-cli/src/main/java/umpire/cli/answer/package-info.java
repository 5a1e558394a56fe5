/// `umpire answer`: questions of programs, a line each.
///
/// Reading order: [AnswerCommand], then [umpire.command.answer].
@NullMarked
package umpire.cli.answer;

import org.jspecify.annotations.NullMarked;
