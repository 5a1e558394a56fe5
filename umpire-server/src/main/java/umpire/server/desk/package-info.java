/// The referee's desk: a visitor submits a record and reads the referee's verdict.
@NullMarked
package umpire.server.desk;

import org.jspecify.annotations.NullMarked;
