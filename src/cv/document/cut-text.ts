/** Cuts a text to at most `most` UTF-16 code units. Does not split a surrogate pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.codePointAt(most - 1) ?? 0;
  return text.slice(0, last > 0xff_ff ? most - 1 : most);
}
