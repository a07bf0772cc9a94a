import { editDistance } from "../../text/edit-distance.ts";

/**
 * Finds the address that a mistyped one most likely meant: at most a quarter of its letters differ. Returns null if none
 * is near.
 *
 * @example nearestAddress("/resources/resume-tempaltes", addresses) // "/resources/resume-templates"
 */
export function nearestAddress(pathname: string, addresses: readonly string[]): string | null {
  const typed = pathname.toLowerCase().replace(/(?:\.html?)?\/*$/, "");
  if (typed.length < 4 || typed.length > 60) return null;
  let nearest: string | null = null;
  let fewest = Math.max(1, Math.floor(typed.length / 4)) + 1;
  for (const address of addresses) {
    const changes = editDistance(typed, address);
    if (changes < fewest) [nearest, fewest] = [address, changes];
  }
  return nearest;
}
