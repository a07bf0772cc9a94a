import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config/config.ts";
import { isMailKind, type MailKind } from "../settings/optional-mails.ts";

export type Subscription = { personId: string; kind: MailKind };

/**
 * Builds the address for `Mail.unsubscribe`. The holder of a mail can unsubscribe from its kind with it, without
 * signing in and without an expiry. It can do nothing else.
 */
export function unsubscribeAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  secret: string,
  subscription: Subscription,
): string {
  const token = writeUnsubscribeToken(secret, subscription);
  return `${publicUrl}/unsubscribe?${new URLSearchParams({ token })}`;
}

/** "alerts.PERSON.SIGNATURE" */
export function writeUnsubscribeToken(secret: string, { personId, kind }: Subscription): string {
  return `${kind}.${personId}.${sign(secret, personId, kind)}`;
}

/** Reads the person and the kind of mail that a token names. Returns null for a token that this site did not write. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  const [kind, personId, signature, ...rest] = token.slice(0, 300).split(".");
  if (!isMailKind(kind) || !personId || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(secret, personId, kind));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { personId, kind } : null;
}

function sign(secret: string, personId: string, kind: MailKind): string {
  return createHmac("sha256", secret).update(`unsubscribe\0${kind}\0${personId}`).digest("base64url");
}
