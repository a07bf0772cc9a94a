/**
 * Returns the text of a field after the address has changed: the text of the new address, unless the visitor has typed
 * on since the last search. In that case the typed text stays.
 *
 * @param typed the current text of the field
 * @param before the text of the address when the field last followed it
 * @param after the text of the address now
 */
export function followedText(typed: string, before: string, after: string): string {
  const words = typed.trim();
  return words === before || words === after ? after : typed;
}
