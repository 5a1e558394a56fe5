-- What somebody has laid on the referee's desk, to share it by a link.
create table documents (
  id   text   not null primary key,
  body text   not null,
  at   bigint not null
);

create index documents_by_time on documents (at);
