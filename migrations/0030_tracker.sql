-- What a person chose for their applications as a whole, and the offers that they compare.

create table tracker_settings (
  user_id      text primary key references users (id) on delete cascade,
  -- "Europe/Berlin": decides which day is today, and the times of reminders. Null until a browser has told it.
  time_zone    text,
  -- The secret part of the address of the calendar feed. Null until the person asks for one.
  calendar_key text unique
);

-- Amounts are for a year, in the currency of the offer.
create table application_offers (
  application_id  uuid primary key,
  user_id         text not null,
  currency        text not null,
  base            numeric not null,
  bonus_percent   numeric not null default 0,
  equity          numeric not null default 0,
  -- Whether the equity can be sold. Otherwise it counts as nothing.
  equity_counts   boolean not null default false,
  pension_percent numeric not null default 0,
  leave_days      numeric not null default 0,
  -- Days on site in a week, and minutes of one way there.
  site_days       numeric not null default 0,
  travel_minutes  numeric not null default 0,
  commute_cost    numeric not null default 0,
  answer_by       date,
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
create index application_offers_of_person on application_offers (user_id);

-- When it was deleted. It can be restored for some days.
alter table application_reminders add column deleted_at timestamptz;
alter table application_interviews add column deleted_at timestamptz;
drop index application_reminders_due;
create index application_reminders_due on application_reminders (due_at)
  where done_at is null and mailed_at is null and deleted_at is null;
