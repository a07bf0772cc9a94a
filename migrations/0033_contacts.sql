-- The people whom a person knows: what to do next, what happened, and the applications that they are part of.
create table contacts (
  id          uuid primary key default gen_random_uuid(),
  user_id     text not null references users (id) on delete cascade,
  name        text not null check (length(name) between 1 and 200),
  company     text not null default '',
  role        text not null default '',
  -- How they know each other: "Denver Data Night, Oct 2026".
  met_through text not null default '',
  email       text not null default '',
  phone       text not null default '',
  -- One address on each line.
  links       text not null default '',
  can_help    text not null default '',
  -- Markdown.
  notes       text not null default '',
  -- Keep in touch every so many weeks.
  touch_weeks integer check (touch_weeks between 1 and 520),
  next_step   text not null default '',
  next_on     date,
  -- The due date of which a mail has reminded already.
  reminded_of date,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  -- Deleted contacts can be restored until they are forgotten.
  deleted_at  timestamptz,
  unique (user_id, id)
);
-- The contacts of whom a mail may have to remind.
create index contacts_with_dates on contacts (user_id) where next_on is not null or touch_weeks is not null;
create index contacts_deleted on contacts (deleted_at) where deleted_at is not null;

create table contact_events (
  id          uuid primary key default gen_random_uuid(),
  contact_id  uuid not null references contacts (id) on delete cascade,
  kind        text not null,
  happened_on date not null,
  -- Plain text.
  note        text not null default '',
  created_at  timestamptz not null,
  deleted_at  timestamptz
);
create index contact_events_of_contact on contact_events (contact_id, happened_on desc);

-- The applications that a contact is part of. The owner is part of the keys, so both belong to the same person.
create table contact_applications (
  user_id        text not null,
  contact_id     uuid not null,
  application_id uuid not null,
  primary key (contact_id, application_id),
  foreign key (user_id, contact_id) references contacts (user_id, id) on delete cascade,
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
create index contact_applications_of_application on contact_applications (user_id, application_id);
