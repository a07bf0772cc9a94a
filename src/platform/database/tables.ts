import type { Kysely } from "kysely";

/**
 * Every table of the database. It is empty here. Each domain adds its tables in files named `*-tables.ts` by
 * declaration merging, so that the platform does not depend on the domain. Nobody imports those files for it: the
 * compiler reads all of them.
 *
 * @example
 * declare module "../platform/database/tables.ts" {
 *   interface Tables { contact_messages: ContactMessagesTable }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Tables {}

/** The one handle for all reads and writes, on both PGlite and PostgreSQL. */
export type Database = Kysely<Tables>;
