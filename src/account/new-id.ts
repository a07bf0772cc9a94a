/** Thirty-two letters, digits, "-" and "_" that nobody can foresee. */
export function newId(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(24)).toString("base64url");
}
