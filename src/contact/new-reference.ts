/** Without letters and digits that are mistaken for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What somebody can read out over the telephone: "7KQ2-M4TX". Forty bits, so two never meet in practice. */
export function newReference(random: (bytes: number) => Uint8Array): string {
  const letters = Array.from(random(8), (byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
