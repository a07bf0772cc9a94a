-- A file of applications that its owner reviews before anything is imported. It is deleted after an hour.
create table application_imports (
  user_id    text primary key references users (id) on delete cascade,
  -- Imported applications keep it.
  id         uuid not null default gen_random_uuid(),
  file_name  text not null,
  -- JSON: names of columns and rows of cells.
  content    text not null,
  -- JSON: what each column means, and the order of day and month.
  choices    text not null,
  created_at timestamptz not null
);
create index application_imports_created on application_imports (created_at);

-- The import that added an application, so that the whole import can be undone.
alter table applications add column import_id uuid;
create index applications_of_import on applications (user_id, import_id) where import_id is not null;
