-- When its owner archived an application. It is hidden from the board and the table, and stays in the figures.
alter table applications add column archived_at timestamptz;

-- Changes of several applications at once, so that each can be undone. They are deleted after some days.
create table application_changes (
  id      uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  what    text not null check (what in ('move', 'archive', 'unarchive', 'delete')),
  at      timestamptz not null,
  -- JSON: the applications as they were before.
  content text not null
);
create index application_changes_of_person on application_changes (user_id, at);

-- Null if the day is unknown, for a row of a file.
alter table applications alter column moved_at drop not null;

-- Whether the moment of a move is known. A file that is imported may name a stage without its day.
alter table application_events add column is_dated boolean not null default true;
