-- The latest rates of the European Central Bank: no row until they were read. Stored pay does not depend on them.
create table currency_rates (
  currency text primary key,
  -- US dollars for one unit.
  usd      double precision not null,
  -- The day of the bank's table: "2026-11-27"
  day      text not null
);
