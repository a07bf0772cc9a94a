/**
 * Four 32-bit lanes. Each takes every character, multiplied by an odd number and rotated, which loses no information.
 */
const lanes = [
  { seed: 0x6a09e667, factor: 0x9e3779b1, rotation: 13 },
  { seed: 0xbb67ae85, factor: 0x85ebca6b, rotation: 17 },
  { seed: 0x3c6ef372, factor: 0xc2b2ae35, rotation: 7 },
  { seed: 0xa54ff53a, factor: 0x27d4eb2f, rotation: 21 },
] as const;

/**
 * A 128-bit hash of a text, as 32 hexadecimal digits, for the ids of records that have none. It is the same in every
 * run and on every machine. Do not use it for secrets: collisions are easy to create on purpose.
 *
 * Do not replace it with another hash. Databases hold its values as `external_id`. With other values every posting
 * without its own id would be stored as new, and the one that people saved would be delisted.
 */
export function fingerprint(text: string): string {
  return lanes.map((lane) => hexadecimal(lane, text)).join("");
}

function hexadecimal({ seed, factor, rotation }: (typeof lanes)[number], text: string): string {
  let hash = seed ^ text.length;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), factor);
    hash = (hash << rotation) | (hash >>> (32 - rotation));
  }
  // The finishing steps of MurmurHash3 spread the last characters over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, "0");
}
