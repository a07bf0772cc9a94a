-- Revisions come from one sequence, as the marks of versions do. A CV that is deleted and created again never gets a
-- revision it had before, so a browser that still knows the earlier one notices. The sequence starts above every
-- revision that counting from 1 can have reached.
create sequence cv_revisions start 1000000;
alter table cvs alter column revision type bigint;

-- Addresses that public CVs had. A link in somebody's applications must not lead to a stranger's CV, so an address stays
-- reserved for a year after its CV left it.
create table former_cv_addresses (
  slug           text primary key,
  -- The only person who may use it again. Null once the account is deleted: then nobody may.
  person_id      text references users (id) on delete set null,
  reserved_until timestamptz not null
);
create index former_cv_addresses_of_person on former_cv_addresses (person_id);

-- How a person's public CV was shown when it was deleted, for some minutes: undoing the deletion shows it again.
create table deleted_publications (
  person_id        text primary key references users (id) on delete cascade,
  cv_id            text not null,
  slug             text not null,
  indexable        boolean not null,
  show_contacts    boolean not null,
  views            integer not null,
  published_at     timestamptz not null,
  restorable_until timestamptz not null
);
