const longest = 60;

/** The beginning of a long line. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2))}…`;
}
