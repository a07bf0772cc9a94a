/** Makes an unpredictable id of thirty-two letters, digits, "-" and "_". */
export function newId(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(24)).toString("base64url");
}
