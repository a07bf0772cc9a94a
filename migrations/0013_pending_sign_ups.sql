-- Sign-ups whose address is not confirmed yet. A row in users is made only when a link is confirmed, so sessions,
-- sign-in and recovery never see an unconfirmed person.

create table pending_sign_ups (
  -- The SHA-256 hash of the token in the confirmation link.
  token_hash text primary key,
  -- Trimmed and in lower case.
  email      text not null,
  -- As chosen at sign-up. Null for a link that was sent again: its page asks for both.
  name       text,
  -- The scrypt hash.
  password   text,
  -- The hash of the cookie of the browser that signed up. Only that browser confirms with this name and password: any
  -- other is asked for both. Null, too, for sign-ups from before this table.
  browser_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  check ((name is null) = (password is null)),
  check (browser_hash is null or password is not null)
);
create index pending_sign_ups_email on pending_sign_ups (email);
create index pending_sign_ups_expiry on pending_sign_ups (expires_at);

-- Links that were sent again carried a copy of the name and password of the newest sign-up, which may be a
-- stranger's. Only the first link with a password hash is a sign-up; the copies lose what they carry.
insert into pending_sign_ups (token_hash, email, name, password, created_at, expires_at, used_at)
select token_hash, email,
  case when is_sign_up then name end,
  case when is_sign_up then password end,
  made_at, expires_at, used_at
from (
  select links.token_hash, users.email, links.name, links.password, links.made_at, links.expires_at, links.used_at,
    links.used_at is null and links.name is not null and links.password is not null
      and row_number() over (partition by links.user_id, links.password order by links.made_at) = 1 as is_sign_up
  from account_links links
  join users on users.id = links.user_id
  where links.purpose = 'confirm' and (links.used_at is not null) = users.email_verified
) as confirm_links;

delete from account_links where purpose = 'confirm';
alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check check (purpose = 'recover'),
  drop column name,
  drop column password;

-- Their sign-ups are kept above. Nobody could sign in with these rows, so nothing else belongs to them.
delete from users where not email_verified;
alter table users
  alter column email_verified drop default,
  add constraint users_are_confirmed check (email_verified);
