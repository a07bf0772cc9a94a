-- Cities that any posting was ever in, by their GeoNames id: a circle on the map asks for no others, because the index
-- looks each of them up.
create table job_cities (
  city integer primary key
);

insert into job_cities
select distinct (place ->> 'cityId')::integer
from postings, jsonb_array_elements(facts -> 'places') place
where place ->> 'cityId' is not null;
