import { createHash } from "node:crypto";

/** How long a link in a mail works, in seconds. */
export const linkSeconds = { confirm: 24 * 3_600, recover: 3_600 } as const;
export type LinkPurpose = keyof typeof linkSeconds;

/** What stands in the mail: 256 bits nobody can guess. */
export function newLinkToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString("base64url");
}

/** What is kept of it. A fast hash does, since there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
