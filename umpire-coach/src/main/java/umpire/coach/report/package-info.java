/// The output of the coach: [ReviewText] and [OptionText] for people, [ReviewJson] and [OptionJson]
/// for programs, [ReviewPage] with its [WinProbabilityPlot] for browsers.
@NullMarked
package umpire.coach.report;

import org.jspecify.annotations.NullMarked;
