-- When a page that is still there was first read without its job data. A day later its jobs are closed.
alter table sources add column no_markup_since timestamptz;
