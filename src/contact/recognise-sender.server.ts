import { createHmac } from "node:crypto";
import type { Database } from "../platform/database/tables.ts";

/**
 * A name for a sender that holds for one day: a hash of the network address with a random key. The next day brings a
 * new key and deletes the old one, so that nobody, the operator included, can tell who wrote what.
 */
export async function recogniseSender(
  tx: Database,
  { clientAddress, now, random }: { clientAddress: string; now: Date; random: (bytes: number) => Uint8Array },
): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  await tx.deleteFrom("contact_sender_keys").where("day", "!=", day).execute();
  await tx
    .insertInto("contact_sender_keys")
    .values({ day, key: Buffer.from(random(32)).toString("base64") })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const { key } = await tx
    .selectFrom("contact_sender_keys")
    .where("day", "=", day)
    .select("key")
    .executeTakeFirstOrThrow();
  return createHmac("sha256", key).update(clientAddress).digest("base64url");
}
