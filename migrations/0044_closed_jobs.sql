-- Openings are open adverts. The home page and the list of companies count the closed ones, to leave them out.
create index jobs_closing on jobs (closes_at, company_slug) where gone_at is null and closes_at is not null;
