-- Small indexes over every 8th and every 64th job, for counting a sample: in the index of all jobs even a small sample
-- costs the reading of whole lists of common words.
create index jobs_sample_8 on jobs using gin (head, search) where lead_posting_id % 8 = 0;
create index jobs_sample_64 on jobs using gin (head, search) where lead_posting_id % 64 = 0;
