/** The first characters of a text, at most so many. A character made of two parts is not cut in the middle. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.codePointAt(most - 1) ?? 0;
  return text.slice(0, last > 0xff_ff ? most - 1 : most);
}
