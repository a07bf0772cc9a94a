-- How often pages were opened: a day and a route, never who, from where or with what.

create table page_counts (
  -- UTC day: "2026-11-21"
  day    text not null,
  -- The route's pattern: "/jobs/:slug", so that nothing of an address is kept.
  route  text not null,
  opened integer not null,
  primary key (day, route)
);
