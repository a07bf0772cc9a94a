import { createHash } from "node:crypto";

/** Lifetime of each kind of link, in seconds. */
export const linkSeconds = { confirm: 24 * 3_600, recover: 3_600 } as const;
export type LinkPurpose = keyof typeof linkSeconds;

/** Makes the secret of a link: 256 random bits. */
export function newLinkToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString("base64url");
}

/**
 * Hashes a token for storage, the only form in which it is stored. A fast hash is enough for a secret that cannot be
 * guessed.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + linkSeconds[purpose] * 1000);
}
