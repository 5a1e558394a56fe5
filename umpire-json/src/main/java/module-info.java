/// A strict reader for JSON objects from other programs.
module umpire.json {
  requires static org.jspecify;
  requires umpire.core;
  requires com.google.gson;

  exports umpire.json;
}
