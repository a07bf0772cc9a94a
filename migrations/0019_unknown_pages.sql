-- The pages of an imported data set are the employer's in some records and a job board's in others, so each address is
-- judged by itself. Until now every data set passed for the employer's own site.
alter table sources drop constraint sources_apply_policy_check;
alter table sources add constraint sources_apply_policy_check check (apply_policy in ('employer', 'source', 'unknown'));
update sources set apply_policy = 'unknown' where adapter = 'postings';
