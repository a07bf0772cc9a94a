-- One table for whatever people write: CVs, cover letters, interview practice. Each kind had tables of its own.

alter sequence cv_revisions rename to document_revisions;
alter sequence cv_version_marks rename to document_version_marks;

alter table cvs rename to documents;
alter table documents add column kind text not null default 'cv';
alter table documents alter column kind drop default;
-- The job that the document is for. It is no foreign key: the document outlives the job.
alter table documents add column job_id bigint;
alter table documents rename column completeness to score;
alter table documents alter column score drop not null;
create index documents_of_kind on documents (person_id, kind, changed_at desc);
create index documents_of_job on documents (person_id, job_id) where job_id is not null;

alter table cv_versions rename to document_versions;
alter table document_versions rename column cv_id to document_id;

-- By a pattern, because the functions for JSON refuse characters that people do paste. Quotes in texts are escaped, so it
-- finds only the job of a tailored CV.
update documents
  set job_id = (regexp_match(document, '"job":\{"id":"([1-9][0-9]{0,14})"'))[1]::bigint
  where document like '%"variant"%';

-- Reads a letter. Half characters, which the functions for JSON refuse, become the sign for an unknown one.
create function pg_temp.letter_json(document text) returns json language plpgsql as $$
begin
  perform document::json -> 'letter';
  return document::json;
exception when others then
  return regexp_replace(
    regexp_replace(
      replace(document, '\u0000', ''),
      '\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F][0-9a-fA-F]{2})', '\\ufffd', 'g'),
    '(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2}', '\\ufffd', 'g')::json;
end $$;

-- A browser chooses the ids. A letter with the id of one of the person's CVs gets another one.
create temporary table moved_letters as
  select letters.*, pg_temp.letter_json(letters.document) as content,
    case when exists (select from documents where documents.person_id = letters.person_id and documents.id = letters.id)
      then left('letter ' || letters.id, 100) else letters.id end as new_id
  from letters;

insert into documents (person_id, id, kind, title, document, job_id, revision, changed_at, versions_mark)
  select person_id, new_id, 'letter', title,
    json_build_object('letter', content -> 'letter', 'advert', content -> 'advert')::text,
    job_id, revision, changed_at,
    case when json_array_length(content -> 'versions') > 0 then nextval('document_version_marks') else 0 end
  from moved_letters;

insert into document_versions (person_id, document_id, id, name, document, kept_at)
  select person_id, new_id, version ->> 'at', null,
    json_build_object('letter', version -> 'letter', 'advert', content -> 'advert')::text,
    (version ->> 'at')::timestamptz
  from moved_letters, json_array_elements(content -> 'versions') as version
  where version ->> 'at' ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}'
  on conflict do nothing;

drop table moved_letters;
drop function pg_temp.letter_json;
drop table letters;
drop sequence letter_revisions;
