/// Umpire on a cluster: simulations and the judging of archives as Apache Spark jobs, with the
/// result of one machine to the bit. Reading order: [Main], [Simulate] with [Order] and [PlayPart],
/// [JudgeArchive] with [JudgeFile], [Query].
@NullMarked
package umpire.spark;

import org.jspecify.annotations.NullMarked;
