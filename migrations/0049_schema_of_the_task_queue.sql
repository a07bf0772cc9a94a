-- The schema of the task queue, which makes its own tables in it. Two processes that start together on an empty
-- database would otherwise both create the schema, and one of them would fail.
create schema if not exists pgboss;
