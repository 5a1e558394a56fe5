/// `umpire play`: lets strategies play whole games and writes their records.
///
/// Reading order: [PlayCommand], then [ShownGame], which a simulation also uses to show one of its
/// games.
@NullMarked
package umpire.cli.play;

import org.jspecify.annotations.NullMarked;
