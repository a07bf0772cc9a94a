-- The time step of the last code an authenticator app gave (RFC 6238 §5.2): each code is accepted once.
alter table two_factors add column last_used_step integer;

-- Set when the account is recovered by mail without a code: two-step sign-in is turned off at the first sign-in after
-- this time. A code that is accepted before clears it.
alter table two_factors add column ends_at timestamptz;
