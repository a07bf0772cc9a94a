-- The one CV that a person shows to anybody with its address, while their setting "Public profile" is on.
create table public_cvs (
  person_id     text primary key references users (id) on delete cascade,
  cv_id         text not null,
  -- What stands in the address: /cv/amara-osei
  slug          text not null unique,
  -- Whether search engines may list it.
  indexable     boolean not null,
  -- Whether e-mail, phone and place are on it.
  show_contacts boolean not null,
  -- Counted, never by whom.
  views         integer not null default 0,
  published_at  timestamptz not null,
  foreign key (person_id, cv_id) references cvs (person_id, id) on delete cascade
);
