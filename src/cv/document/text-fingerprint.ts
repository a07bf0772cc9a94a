/**
 * A fingerprint of a text (FNV-1a, 32 bits). Two texts that differ have the same fingerprint once in four thousand million
 * pairs.
 */
export function textFingerprint(text: string): string {
  let print = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) print = Math.imul(print ^ text.charCodeAt(at), 0x01000193);
  return (print >>> 0).toString(36);
}
