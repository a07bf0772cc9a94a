/**
 * Returns a title that no CV has yet.
 *
 * @example nextTitle([{ title: "My CV" }]) // "My CV 2"
 */
export function nextTitle(taken: readonly { title: string }[], wanted = "My CV"): string {
  const titles = new Set(taken.map(({ title }) => title));
  let title = wanted;
  for (let number = 2; titles.has(title); number++) title = `${wanted} ${number}`;
  return title;
}
