import { createHmac } from "node:crypto";

const stepSeconds = 30;

/** The number of the current time step. */
export function currentStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/**
 * Finds the time step of a six-digit code (RFC 6238): the current one, or one before or after it, since clocks differ.
 * Returns null when the code matches none of them.
 *
 * @param secret the bytes shared with the app, as text
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = currentStep(now);
  return [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code) ?? null;
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
