-- CVs of people who have an account. Those of visitors never leave their browser.

create table cvs (
  person_id  text not null references users (id) on delete cascade,
  -- Given by the browser that wrote it first.
  id         text not null check (length(id) between 1 and 100),
  title      text not null,
  -- JSON as text: jsonb refuses characters that people do paste, and nothing looks into it.
  document   text not null,
  -- Grows by one with each save: how a browser sees that another one saved since.
  revision   integer not null,
  changed_at timestamptz not null,
  -- How complete it is, 0 to 100, by the rules of the day it was saved: for figures over all CVs.
  completeness smallint not null,
  primary key (person_id, id)
);
