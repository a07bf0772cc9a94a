import { sql } from "kysely";

/** A condition on `applications as a` and `application_stages as s`: neither ended, archived nor deleted. */
export const isOpen = sql<boolean>`(a.deleted_at is null and a.archived_at is null and a.outcome is null and s.kind <> 'closed')`;
