/// JSON objects that other programs have written.
module umpire.json {
  requires static org.jspecify;
  requires umpire.core;
  requires com.google.gson;

  exports umpire.json;
}
