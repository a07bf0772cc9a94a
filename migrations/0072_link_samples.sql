-- The links of some adverts are followed each day. The share of dead ones is on the status page.
create table link_samples (
  -- UTC day: "2026-11-29"
  day     text primary key,
  -- Links that answered.
  alive   integer not null,
  -- Links that answered 404 or 410.
  dead    integer not null,
  -- Links that could not be asked: the site did not answer, or does not let programs read it.
  unknown integer not null
);
