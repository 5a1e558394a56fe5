/// The referee's desk: somebody lays a record on it, and sees what the referee says.
@NullMarked
package umpire.server.desk;

import org.jspecify.annotations.NullMarked;
