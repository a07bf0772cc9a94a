/** Cuts a text to a length and leaves out characters that the database refuses. */
export function fitText(text: string, most: number): string {
  return text.replaceAll("\0", "").toWellFormed().slice(0, most).toWellFormed();
}
