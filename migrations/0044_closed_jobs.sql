-- Openings are open adverts. The home page counts the closed ones, to leave them out.
create index jobs_closing on jobs (closes_at) where gone_at is null and closes_at is not null;
-- The list of companies counts the openings of many companies from this index alone.
drop index jobs_company;
create index jobs_company on jobs (company_slug, gone_at, closes_at) where company_slug <> '';
