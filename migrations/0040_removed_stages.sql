-- When a stage was removed. It can be restored for some days, with the applications that were in it.
alter table application_stages add column deleted_at timestamptz;
