-- Pages for an occupation, a place or both ("Nurse jobs in Leeds"), counted in the background. A page that has lost its
-- openings stays as a row without openings, so that its address can lead to the search.
create table landing_pages (
  -- "/occupations/nurse/leeds"
  path       text primary key,
  -- ESCO's code and the index term of the occupation; null for a page of a place.
  occupation text,
  -- GeoNames id; null for a page of an occupation everywhere.
  city       integer,
  title      text not null,
  openings   integer not null,
  page       jsonb not null,
  counted_at timestamptz not null
);
create index landing_pages_subject on landing_pages (occupation, city) where openings > 0;

-- How many readers called a guide useful, by day and answer: never who.
create table useful_votes (
  -- UTC day: "2026-11-21"
  day     text not null,
  article text not null,
  useful  boolean not null,
  votes   integer not null,
  primary key (day, article, useful)
);

-- Words that readers added to their answer, without anything that says who wrote them.
create table useful_words (
  id         bigint generated always as identity primary key,
  article    text not null,
  useful     boolean not null,
  words      text not null,
  written_on text not null
);
