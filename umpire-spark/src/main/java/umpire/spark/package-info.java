/// Umpire on a cluster: simulates games and judges archives as Apache Spark jobs, with exactly the
/// result of one machine. Reading order: [Main], [Simulate] with [Order] and [PlayPart],
/// [JudgeArchive] with [JudgeFile], [Query].
@NullMarked
package umpire.spark;

import org.jspecify.annotations.NullMarked;
