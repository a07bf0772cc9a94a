-- The import that added a contact, so that the whole import can be undone.
alter table contacts add column import_id uuid;
create index contacts_of_import on contacts (user_id, import_id) where import_id is not null;

-- The facts that an import added to contacts that were there already, so that it can be undone.
create table contact_import_changes (
  contact_id uuid not null references contacts (id) on delete cascade,
  import_id  uuid not null,
  user_id    text not null references users (id) on delete cascade,
  -- JSON: the changed facts, as they were and as they became.
  before     text not null,
  after      text not null,
  undone     boolean not null default false,
  created_at timestamptz not null,
  primary key (contact_id, import_id)
);
create index contact_import_changes_of_import on contact_import_changes (user_id, import_id);
create index contact_import_changes_created on contact_import_changes (created_at);
