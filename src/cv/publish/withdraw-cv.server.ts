import type { Database } from "../../platform/database/tables.ts";
import { lockDocuments } from "../../documents/account/documents.server.ts";
import { lockAddresses, reserveAddress } from "./former-addresses.server.ts";

/** Closes a person's public page immediately and deletes its view count. Its address stays reserved for the person. */
export async function withdrawCv(db: Database, personId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDocuments(tx, personId);
    await lockAddresses(tx);
    await tx.deleteFrom("deleted_publications").where("person_id", "=", personId).execute();
    const left = await tx
      .deleteFrom("public_cvs")
      .where("person_id", "=", personId)
      .returning("slug")
      .executeTakeFirst();
    if (left) await reserveAddress(tx, { personId, slug: left.slug, now });
  });
}
