/// What uses Umpire as a library.
module umpire.library {
  requires static org.jspecify;
  requires umpire.core;
}
