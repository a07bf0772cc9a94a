-- Who has an account, and how they prove it is theirs.

create table users (
  id                 text primary key,
  -- As given at sign-up. What the site shows is profiles.full_name.
  name               text not null,
  -- Trimmed and in lower case.
  email              text not null unique,
  email_verified     boolean not null default false,
  image              text,
  two_factor_enabled boolean not null default false,
  created_at         timestamptz not null,
  updated_at         timestamptz not null
);

-- Made at the first sign-in.
create table profiles (
  id         text primary key references users (id) on delete cascade,
  full_name  text not null,
  updated_at timestamptz not null
);

create table sessions (
  id         text primary key,
  user_id    text not null references users (id) on delete cascade,
  token      text not null unique,
  expires_at timestamptz not null,
  -- Always empty: network addresses are not kept.
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- The password of a person, as scrypt leaves it.
create table credentials (
  id                       text primary key,
  user_id                  text not null references users (id) on delete cascade,
  provider_id              text not null,
  account_id               text not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null,
  updated_at               timestamptz not null,
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);

-- Second steps and passkey ceremonies that have begun and not ended.
create table verifications (
  id         text primary key,
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

create table two_factors (
  id                        text primary key,
  user_id                   text not null references users (id) on delete cascade,
  secret                    text not null,
  backup_codes              text not null,
  verified                  boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until              timestamptz
);
create index two_factors_user on two_factors (user_id);
create index two_factors_secret on two_factors (secret);

create table passkeys (
  id            text primary key,
  user_id       text not null references users (id) on delete cascade,
  name          text,
  public_key    text not null,
  credential_id text not null unique,
  counter       integer not null,
  device_type   text not null,
  backed_up     boolean not null,
  transports    text,
  created_at    timestamptz,
  aaguid        text
);
create index passkeys_user on passkeys (user_id);

-- Links in mails that confirm an address or let somebody choose a new password. Of the token only its hash is kept.
create table account_links (
  token_hash text primary key,
  user_id    text not null references users (id) on delete cascade,
  purpose    text not null check (purpose in ('confirm', 'recover')),
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  -- Of a link that confirms: what was chosen with it. Whoever opens it gets that, whoever else signed up before.
  name       text,
  password   text
);
create index account_links_user on account_links (user_id, purpose);
create index account_links_expiry on account_links (expires_at);

-- Browsers a person has signed in from, by the hash of a cookie.
create table known_browsers (
  user_id      text not null references users (id) on delete cascade,
  browser_hash text not null,
  first_seen   timestamptz not null,
  last_seen    timestamptz not null,
  primary key (user_id, browser_hash)
);

-- How often something was tried within a window of time. The key is a hash, of a network address or of an account.
create table attempts (
  key     text primary key,
  count   integer not null,
  ends_at timestamptz not null
);
create index attempts_end on attempts (ends_at);

-- What this site signs and hashes with, when the operator gives none.
create table site_secrets (
  name    text primary key,
  value   text not null,
  made_at timestamptz not null
);
