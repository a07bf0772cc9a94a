/** Has no letters or digits that look alike. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Creates a reference that can be read out on the phone: "7KQ2-M4TX". It has 40 bits, so duplicates do not occur in
 * practice.
 */
export function newReference(random: (bytes: number) => Uint8Array): string {
  const letters = Array.from(random(8), (byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
