-- The same words for SQLite and PostgreSQL. Times are nanoseconds since 1970.

-- A table: what a lobby shows of it, and the number of its last entry. Whoever appends moves that
-- number on; of two who try to do so at once, one finds it moved.
create table tables (
  id      text    not null primary key,
  game    text    not null,
  rules   text    not null,
  state   text    not null,
  seats   text    not null,
  listed  boolean not null,
  changed bigint  not null,
  last    bigint  not null
);

create index tables_by_state on tables (state, changed);
create index tables_by_change on tables (changed);

-- What has happened there: the truth. Rows are added and never changed.
create table events (
  table_id text    not null references tables (id),
  seq      bigint  not null,
  kind     text    not null,
  actor    integer not null,
  body     text    not null,
  at       bigint  not null,
  primary key (table_id, seq)
);

-- Commands that were carried out, so that one that is sent again is not carried out again.
create table commands (
  table_id text    not null references tables (id),
  seat     integer not null,
  key      text    not null,
  seq      bigint  not null,
  primary key (table_id, seat, key)
);

-- What opens a seat: the hash of its secret.
create table seats (
  table_id   text    not null references tables (id),
  seat       integer not null,
  token_hash text    not null,
  primary key (table_id, seat)
);
