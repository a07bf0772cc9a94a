-- Facts for the status page and the operator's commands.

-- How the last reading of a source went, and since when readings of it have failed one after the other.
alter table sources add column last_result text;
alter table sources add column failing_since timestamptz;
-- Postings that the last reading which went well found to be new, and to be gone.
alter table sources add column last_added integer not null default 0;
alter table sources add column last_gone integer not null default 0;

-- For counting what each source holds.
create index postings_live_source on postings (source) where gone_at is null;

-- When the operator dealt with a message.
alter table contact_messages add column done_at timestamptz;
