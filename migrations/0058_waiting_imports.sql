-- Files of applications and of contacts wait for their review in one table, one file for each list of a person.
alter table application_imports rename to waiting_imports;
alter table waiting_imports add column list text not null default 'applications';
alter table waiting_imports alter column list drop default;
alter table waiting_imports drop constraint application_imports_pkey;
alter table waiting_imports add primary key (user_id, list);
alter index application_imports_created rename to waiting_imports_created;
