/// Live tables in the browser and for programs.
@NullMarked
package umpire.server;

import org.jspecify.annotations.NullMarked;
