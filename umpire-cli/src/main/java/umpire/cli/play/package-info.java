/// `umpire play`: strategies play whole games, and their records are written.
///
/// Reading order: [PlayCommand], then [ShownGame], by which a simulation shows one of its games
/// too.
@NullMarked
package umpire.cli.play;

import org.jspecify.annotations.NullMarked;
