import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config/config.ts";

/** The purposes of a link in a mail of the waiting list. */
const purposes = ["confirm", "leave"] as const;
export type WaitingListPurpose = (typeof purposes)[number];

export type WaitingListLink = { purpose: WaitingListPurpose; id: string };

/** Builds the address of a link for one entry of the list. Its holder can do nothing but confirm or leave. */
export function waitingListAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  secret: string,
  { purpose, id }: WaitingListLink,
): string {
  const token = `${purpose}.${id}.${sign(secret, purpose, id)}`;
  return `${publicUrl}/tools/waiting-list?${new URLSearchParams({ token })}`;
}

/** Reads the entry and the purpose that a token names. Returns null for a token that this site did not write. */
export function readWaitingListToken(secret: string, token: string): WaitingListLink | null {
  const [word, id, signature, ...rest] = token.slice(0, 200).split(".");
  const purpose = purposes.find((one) => one === word);
  if (!purpose || !id || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(secret, purpose, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { purpose, id } : null;
}

function sign(secret: string, purpose: WaitingListPurpose, id: string): string {
  return createHmac("sha256", secret).update(`waiting list\0${purpose}\0${id}`).digest("base64url");
}
