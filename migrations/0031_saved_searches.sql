-- Searches that a person keeps, and how often their new jobs are mailed.
create table saved_searches (
  id              bigint generated always as identity primary key,
  person_id       text not null references users (id) on delete cascade,
  name            text not null,
  -- The parameters of the search as in its address: "q=analyst&location=Denver".
  parameters      text not null,
  -- "at-once", "daily", "weekly" or "off"
  frequency       text not null,
  -- No mail is sent before this moment.
  paused_until    timestamptz,
  created_at      timestamptz not null,
  -- The latest job when the search was saved. Later ones are new.
  after_job_id    bigint not null,
  last_run_at     timestamptz,
  last_mailed_at  timestamptz,
  -- Deleted searches can be restored for a day.
  deleted_at      timestamptz,
  -- In the links of its mails: changes this search and nothing else, without signing in.
  mail_key        text not null unique,
  -- In the address of its feed, which reads and changes nothing.
  feed_key        text not null unique
);
create index saved_searches_person on saved_searches (person_id);
create index saved_searches_due on saved_searches (last_run_at) where frequency <> 'off' and deleted_at is null;

-- The adverts that a person was told about. A job is mailed once, however its adverts are grouped later.
create table alert_deliveries (
  person_id    text not null references users (id) on delete cascade,
  -- Without a foreign key: a posting stays delivered when it is deleted.
  posting_id   bigint not null,
  -- By which reposts are looked up: opening, address and text.
  keys         text[] not null,
  delivered_at timestamptz not null,
  primary key (person_id, posting_id)
);
