import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";

/**
 * Deletes all unfinished steps of one person: sign-ins that wait for their second step, passkeys that are being added,
 * and the browsers that skip the second step. Better Auth stores the person's id as the value, or inside JSON.
 */
export async function deleteVerifications(tx: Database, personId: string): Promise<void> {
  const idInJson = sql<string>`case when value like '{%' then value::jsonb #>> '{userData,id}' end`;
  await tx
    .deleteFrom("verifications")
    .where((where) => where.or([where("value", "=", personId), where(idInJson, "=", personId)]))
    .execute();
}
