-- Addresses that asked for word of new tools. An address gets mail only after its owner has confirmed it.
create table waiting_list (
  id           uuid primary key default gen_random_uuid(),
  email        text not null unique,
  joined_at    timestamptz not null,
  -- When the last mail with a link to confirm was sent.
  mailed_at    timestamptz not null,
  confirmed_at timestamptz
);

-- Which tools an address has heard of, so that it hears of each one once.
create table waiting_list_announcements (
  entry_id uuid not null references waiting_list (id) on delete cascade,
  tool     text not null,
  primary key (entry_id, tool)
);
