-- The company in a form that all its spellings share ("calder-and-aire-hospitals"), for its page. Empty when the advert
-- names none.
alter table jobs add column company_slug text not null default '';
create index jobs_company on jobs (company_slug) where company_slug <> '';

-- The version of the code that built the row. Rows with an older one are rebuilt in the background.
alter table jobs add column index_version smallint not null default 0;
