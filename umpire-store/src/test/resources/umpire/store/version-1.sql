-- A database as the first version of the program has left it. Never changed.
BEGIN TRANSACTION;
CREATE TABLE tables (
  id      text    not null primary key,
  game    text    not null,
  rules   text    not null,
  state   text    not null,
  seats   text    not null,
  listed  boolean not null,
  changed bigint  not null,
  last    bigint  not null
);
INSERT INTO "tables" VALUES('k7Qm','cribbage','standard 1f00ba','PLAYING','[{"name":"Anna"},{"name":"Ben"}]',1,1794916800123456789,4);
CREATE TABLE commands (
  table_id text    not null references tables (id),
  seat     integer not null,
  key      text    not null,
  seq      bigint  not null,
  primary key (table_id, seat, key)
);
INSERT INTO "commands" VALUES('k7Qm',0,'first',4);
CREATE TABLE events (
  table_id text    not null references tables (id),
  seq      bigint  not null,
  kind     text    not null,
  actor    integer not null,
  body     text    not null,
  at       bigint  not null,
  primary key (table_id, seq)
);
INSERT INTO "events" VALUES('k7Qm',1,'OPENED',-2,'{"game":"cribbage"}',1794916801123456789);
INSERT INTO "events" VALUES('k7Qm',2,'BEGUN',-2,'{"names":["Anna","Ben"]}',1794916802123456789);
INSERT INTO "events" VALUES('k7Qm',3,'EVENT',-1,'deal Anna 5H 6H',1794916803123456789);
INSERT INTO "events" VALUES('k7Qm',4,'EVENT',0,'lay 5H',1794916804123456789);
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','tables','SQL','V1__tables.sql',671558747,'','2026-11-17 10:00:00.0',1,1);
CREATE TABLE seats (
  table_id   text    not null references tables (id),
  seat       integer not null,
  token_hash text    not null,
  primary key (table_id, seat)
);
INSERT INTO "seats" VALUES('k7Qm',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('k7Qm',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX tables_by_state on tables (state, changed);
CREATE INDEX tables_by_change on tables (changed);
COMMIT;
