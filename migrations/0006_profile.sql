-- What a person did in their account, and how they want it.

create table activity (
  id        bigint generated always as identity primary key,
  person_id text not null references users (id) on delete cascade,
  kind      text not null,
  -- What it was done to, in the words of then: the name of a browser, the title of a CV.
  subject   text,
  at        timestamptz not null
);
create index activity_newest on activity (person_id, at desc, id desc);

-- No row: nothing was chosen yet, and the defaults below hold.
create table account_settings (
  person_id           text primary key references users (id) on delete cascade,
  -- Null: not chosen, so each device decides.
  theme               text check (theme in ('light', 'dark')),
  density             text check (density in ('comfortable', 'compact')),
  email_notifications boolean not null default true,
  job_alerts          boolean not null default true,
  marketing           boolean not null default false,
  public_profile      boolean not null default false,
  analytics           boolean not null default true,
  updated_at          timestamptz not null
);

-- Deletions that wait for their confirmation from the mailbox. The token itself is only in the mail.
create table account_deletions (
  person_id  text primary key references users (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);
