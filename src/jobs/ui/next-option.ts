/**
 * Moves through a list of options in a circle that includes the text field itself (−1) before the first.
 *
 * @example nextOption(2, 1, 3) // -1: below the last comes the field
 */
export function nextOption(active: number, step: 1 | -1, options: number): number {
  const places = options + 1;
  return ((active + 1 + step + places) % places) - 1;
}
