-- Messages from the contact form.

create table contact_messages (
  id        bigint generated always as identity primary key,
  reference text not null unique,
  topic     text not null,
  name      text not null default '',
  email     text not null,
  message   text not null,
  sent_at   timestamptz not null,
  -- Who sent it, for the limit of an hour: a hash with the key of the day, never the address itself.
  sender    text not null
);
create index contact_messages_newest on contact_messages (sent_at desc);

-- One random key a day. With the key gone, a hash can no longer be matched to an address.
create table contact_sender_keys (
  day text primary key,
  key text not null
);
