-- Kept states of CVs: named ones, and the last of those that are taken by themselves. They follow the person.

-- No mark ever comes twice, so a CV that was deleted and written anew is not taken for what it was.
create sequence cv_version_marks;

-- Changes with each version that is added or removed: how a browser sees that there is something to fetch.
alter table cvs add column versions_mark bigint not null default 0;

create table cv_versions (
  person_id text not null,
  cv_id     text not null,
  -- Given by the browser that kept it. A version never changes: it is there or it is not.
  id        text not null check (length(id) between 1 and 100),
  -- Null for those taken by themselves.
  name      text,
  -- JSON as text, like that of the CV.
  document  text not null,
  kept_at   timestamptz not null,
  primary key (person_id, cv_id, id),
  foreign key (person_id, cv_id) references cvs (person_id, id) on delete cascade
);
