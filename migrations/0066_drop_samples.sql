-- Searches read no slices of the jobs any more.
drop index jobs_sample_8;
drop index jobs_sample_64;
