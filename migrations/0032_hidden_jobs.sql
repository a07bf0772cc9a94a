-- Jobs and companies that a person does not want to see in lists and alerts.
create table hidden_jobs (
  person_id text not null references users (id) on delete cascade,
  job_id    bigint not null,
  -- As it was named when it was hidden.
  title     text not null,
  company   text not null,
  hidden_at timestamptz not null,
  primary key (person_id, job_id)
);

create table hidden_companies (
  person_id    text not null references users (id) on delete cascade,
  -- As in jobs.company_slug, which all spellings of a company share.
  company_slug text not null,
  company      text not null,
  hidden_at    timestamptz not null,
  primary key (person_id, company_slug)
);
