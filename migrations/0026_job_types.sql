-- Every type that a job is open to. "type" is the one that its row shows.
alter table jobs add column types text[] not null default '{}';
update jobs set types = array[type] where type is not null;
