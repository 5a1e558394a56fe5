/// What the coach says: [ReviewText] and [OptionWords] for people, [ReviewJson] and [OptionSheet]
/// for programs, [ReviewPage] with its [ChancePlot] for browsers.
@NullMarked
package umpire.coach.report;

import org.jspecify.annotations.NullMarked;
