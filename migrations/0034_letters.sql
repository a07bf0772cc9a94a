-- Cover letters of people who have an account. Those of visitors never leave their browser.

-- No revision ever comes twice, so a letter that was deleted and written again is not taken for what it was.
create sequence letter_revisions;

create table letters (
  person_id  text not null references users (id) on delete cascade,
  -- Given by the browser that wrote it first.
  id         text not null check (length(id) between 1 and 100),
  title      text not null,
  -- The letter with its advert and versions, as JSON in a text: jsonb refuses characters that people do paste.
  document   text not null,
  -- The job and the CV that it is for. Neither is a foreign key: the letter outlives both.
  job_id     bigint,
  cv_id      text,
  revision   bigint not null,
  changed_at timestamptz not null,
  primary key (person_id, id)
);
