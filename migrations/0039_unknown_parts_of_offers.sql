-- A field of an offer that was left empty is null. Until now it was 0, as if the offer had no leave or no days on site.
alter table application_offers
  alter column bonus_percent drop not null,
  alter column bonus_percent drop default,
  alter column equity drop not null,
  alter column equity drop default,
  alter column pension_percent drop not null,
  alter column pension_percent drop default,
  alter column leave_days drop not null,
  alter column leave_days drop default,
  alter column site_days drop not null,
  alter column site_days drop default,
  alter column travel_minutes drop not null,
  alter column travel_minutes drop default,
  alter column commute_cost drop not null,
  alter column commute_cost drop default;
update application_offers set
  bonus_percent = nullif(bonus_percent, 0),
  equity = nullif(equity, 0),
  pension_percent = nullif(pension_percent, 0),
  leave_days = nullif(leave_days, 0),
  site_days = nullif(site_days, 0),
  travel_minutes = nullif(travel_minutes, 0),
  commute_cost = nullif(commute_cost, 0);
