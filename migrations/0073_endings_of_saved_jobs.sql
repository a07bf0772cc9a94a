-- When a person was told that a saved job is gone, and that it closes soon. Each is told once.
alter table applications add column told_gone_at timestamptz;
alter table applications add column told_closing_at timestamptz;
