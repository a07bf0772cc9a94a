import type { Kysely } from "kysely";

/**
 * Every table of the database. Empty here: each domain adds its own by declaration merging,
 * so that the platform knows no word of the domain.
 *
 * @example
 * declare module "../platform/database/tables.ts" {
 *   interface Tables { contact_messages: ContactMessagesTable }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Tables {}

/** The one handle through which everything reads and writes, on PGlite and on PostgreSQL alike. */
export type Database = Kysely<Tables>;
