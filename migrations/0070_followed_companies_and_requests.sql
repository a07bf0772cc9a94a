-- The latest job when a saved search was last run. The next run only looks at later ones.
alter table saved_searches add column seen_job_id bigint not null default 0;

-- Companies that people asked for, and adverts that they added by their address, for the operator.
create table source_requests (
  id         bigint generated always as identity primary key,
  -- "company" or "advert"
  kind       text not null,
  name       text not null,
  address    text not null,
  -- How often it was asked for.
  times      integer not null default 1,
  -- What came of it: "added" an advert, or a sentence for the operator.
  outcome    text not null default '',
  asked_at   timestamptz not null,
  done_at    timestamptz,
  unique (kind, name, address)
);
create index source_requests_open on source_requests (asked_at desc) where done_at is null;
