/// Storage of tables in SQLite or PostgreSQL.
@SuppressWarnings("requires-automatic") // Flyway and the drivers have names, but no descriptors.
module umpire.store {
  requires static org.checkerframework.checker.qual;
  requires static org.jspecify;
  requires transitive umpire.live;
  requires java.sql;
  requires com.zaxxer.hikari;
  requires flyway.core;
  requires org.postgresql.jdbc;
  requires org.xerial.sqlitejdbc;

  exports umpire.store;
}
