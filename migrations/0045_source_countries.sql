-- The countries of the postings of each source. A posting without a country is probably in the country of the others.
create table source_countries (
  source text not null references sources (name) on delete cascade,
  -- ISO 3166-1
  country text not null,
  postings integer not null,
  primary key (source, country)
);

insert into source_countries (source, country, postings)
select source, country, count(*)
from (
  select distinct p.id, p.source, place ->> 'countryCode' as country
  from postings p, jsonb_array_elements(p.facts -> 'places') as place
) as stored
group by source, country;
