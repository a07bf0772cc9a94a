/**
 * Sorted folded names with the city of each. Exact and prefix look-ups are binary searches, and 150,000 names take a
 * few megabytes.
 */
export type NameIndex = { readonly names: readonly string[]; readonly cities: Uint32Array };

/** Builds the index from two columns. A city may have many names, and a name may belong to many cities. */
export function buildNameIndex(written: readonly string[], cityOf: readonly number[]): NameIndex {
  const order = Uint32Array.from(written.keys()).sort((a, b) => {
    const left = written[a] ?? "";
    const right = written[b] ?? "";
    return left < right ? -1 : left > right ? 1 : (cityOf[a] ?? 0) - (cityOf[b] ?? 0);
  });
  const names: string[] = [];
  const cities: number[] = [];
  for (const entry of order) {
    const name = written[entry] ?? "";
    const city = cityOf[entry] ?? 0;
    if (names.at(-1) === name && cities.at(-1) === city) continue;
    names.push(name);
    cities.push(city);
  }
  return { names, cities: Uint32Array.from(cities) };
}

/** Position of the first name that is not before `key`. */
export function lowerBound(names: readonly string[], key: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position after the last name that begins with `prefix`. */
export function endOfPrefix(names: readonly string[], prefix: string): number {
  return lowerBound(names, `${prefix}\uffff`);
}

const none: readonly number[] = [];

/** Returns the cities with exactly this folded name, most populous first (cities are numbered by population). */
export function citiesNamed(index: NameIndex, key: string): readonly number[] {
  const start = lowerBound(index.names, key);
  if (index.names[start] !== key) return none;
  let end = start;
  while (index.names[end] === key) end++;
  return Array.from(index.cities.subarray(start, end));
}

/** Returns the most populous cities with a name that begins with `prefix`, each once. */
export function citiesByPrefix(index: NameIndex, prefix: string, limit: number): number[] {
  const start = lowerBound(index.names, prefix);
  const end = endOfPrefix(index.names, prefix);
  const best: number[] = [];
  for (let at = start; at < end; at++) {
    const city = index.cities[at] ?? 0;
    const last = best.at(-1);
    if (best.length === limit && last !== undefined && city >= last) continue;
    if (best.includes(city)) continue;
    const place = best.findIndex((other) => other > city);
    best.splice(place === -1 ? best.length : place, 0, city);
    if (best.length > limit) best.pop();
  }
  return best;
}
