import { createHmac } from "node:crypto";
import type { Database } from "../platform/database/tables.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { addressNetwork } from "../platform/http/address-network.ts";
import type { ContactSender } from "./contact-limits.ts";

/**
 * Returns identifiers for a sender and their network that are valid for one day: hashes of the network address with a
 * random key. A new key replaces the old one every day, so that no one, including the operator, can tell who wrote
 * which message.
 */
export async function recogniseSender(
  tx: Database,
  { clientAddress, now, random }: { clientAddress: string; now: Date; random: (bytes: number) => Uint8Array },
): Promise<ContactSender> {
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
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    network: hash(`network ${addressNetwork(clientAddress)}`),
    sender: hash(`sender ${addressGroup(clientAddress)}`),
  };
}
