-- Adverts that were removed because an employer or a source asked for it. They are not stored again: neither under the
-- same id or address, nor with the same text for the same opening.
create table removed_adverts (
  source      text not null,
  external_id text not null,
  job_id      bigint not null,
  url_key     text,
  opening_key text not null,
  text_hash   text not null,
  -- Who asked for it, in the operator's words.
  reason      text not null,
  removed_at  timestamptz not null,
  primary key (source, external_id)
);
create index removed_adverts_url on removed_adverts (url_key) where url_key is not null;
create index removed_adverts_text on removed_adverts (text_hash, opening_key);
create index removed_adverts_job on removed_adverts (job_id);
