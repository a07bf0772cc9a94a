-- Mail of a site without a mail server: kept to be read by whoever develops it, the last ones only.

create table outbox_mails (
  id          bigint generated always as identity primary key,
  -- Of the task that delivered it: a mail that is delivered a second time is still one.
  task        text not null unique,
  recipient   text not null,
  subject     text not null,
  html        text not null,
  plain       text not null,
  reply_to    text,
  unsubscribe text,
  written_at  timestamptz not null
);
