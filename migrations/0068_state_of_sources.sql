-- What the last crawl of a source took and rejected, and since when a board does not exist any more.

alter table sources
  add column missing_since timestamptz,
  add column retired_at timestamptz,
  add column last_duration integer,
  add column last_rejected jsonb not null default '{}';
