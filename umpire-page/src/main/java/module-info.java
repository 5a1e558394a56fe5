/// Pages in HTML, for reports of any kind.
module umpire.page {
  requires static org.jspecify;

  exports umpire.page;
}
