-- To find the same text under another company's name or another list of places.
create index postings_text on postings (text_hash);

-- Jobs without a date are older than every other one and belong to no day.
update jobs set
  fresh_at = 'epoch',
  head = ts_delete(head, array[
    'd=' || floor(extract(epoch from fresh_at) / 86400)::int,
    'w=' || floor(extract(epoch from fresh_at) / 604800)::int
  ]) || '''d=0'' ''w=0'''::tsvector
where posted_at is null and gone_at is null;
update jobs set fresh_at = 'epoch' where posted_at is null and gone_at is not null;

delete from job_days;
insert into job_days (day, jobs)
select floor(extract(epoch from fresh_at) / 86400)::int, count(*)::int from jobs where gone_at is null group by 1;
