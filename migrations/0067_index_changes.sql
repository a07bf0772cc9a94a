-- Counts the statements that changed jobs. Counts that a process keeps are used only as long as this number stays the same.
create table index_changes (
  changes bigint not null
);
insert into index_changes (changes) values (0);

create function count_index_change() returns trigger language plpgsql as $$
begin
  update index_changes set changes = changes + 1;
  return null;
end
$$;

create trigger jobs_changed after insert or update or delete or truncate on jobs
  for each statement execute function count_index_change();
