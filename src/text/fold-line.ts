const most = 75;

/**
 * Breaks a line of a calendar or vCard (RFC 5545, RFC 6350) that is longer than 75 bytes, never inside a character. Each
 * further line begins with a space.
 */
export function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > most) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
