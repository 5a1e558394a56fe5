/// Examples of programs that use Umpire as a library.
module umpire.library {
  requires static org.jspecify;
  requires umpire.core;
}
