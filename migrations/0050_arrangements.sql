-- Facts of a job beside its type: apprenticeship, trainee, volunteer, temporary, mini-job, night, weekend. Jobs get them when
-- their source is read again.
alter table jobs add column arrangements text[] not null default '{}';
