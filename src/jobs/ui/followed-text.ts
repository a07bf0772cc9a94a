/**
 * What a text field holds once the address has changed: the new address, unless somebody has typed on since the last
 * search. Then their words stay.
 *
 * @param typed what stands in the field
 * @param before what the address said when the field last followed it
 * @param after what it says now
 */
export function followedText(typed: string, before: string, after: string): string {
  const words = typed.trim();
  return words === before || words === after ? after : typed;
}
