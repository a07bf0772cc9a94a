-- A form that was sent twice at once saved a search more than once. The first one stays.
delete from saved_searches as later using saved_searches as earlier
where later.person_id = earlier.person_id and later.parameters = earlier.parameters and later.id > earlier.id
  and later.deleted_at is null and earlier.deleted_at is null;
