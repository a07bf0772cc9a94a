/** How often a field was read right, wrong or not at all. */
export type Count = { right: number; wrong: number; missed: number };
export type Counts = Map<string, Count>;

/** The fields that are compared, by list of JSON Resume. */
const lists: Readonly<Record<string, readonly string[]>> = {
  work: ["position", "name", "location", "startDate", "endDate", "highlights"],
  education: ["institution", "studyType", "area", "startDate", "endDate", "score"],
  languages: ["language", "fluency"],
  projects: ["name", "description", "url", "startDate"],
  certificates: ["name", "issuer", "date"],
};

/** Compares a result with the truth, field by field. Case, spaces and signs at the ends of values are ignored. */
export function scoreReading(truth: unknown, read: unknown, counts: Counts): void {
  const [expected, given] = [basicsOf(truth), basicsOf(read)];
  for (const field of Object.keys(expected))
    compare(`basics.${field}`, expected[field] ?? [], given[field] ?? [], counts);
  compare("skills", skillsOf(truth), skillsOf(read), counts);
  for (const [list, fields] of Object.entries(lists)) {
    const pairs = align(listOf(truth, list), listOf(read, list), fields);
    for (const field of fields)
      for (const [one, other] of pairs)
        compare(`${list}.${field}`, valuesOf(one, field), valuesOf(other, field), counts);
  }
}

function basicsOf(resume: unknown): Record<string, string[]> {
  const basics = (at(resume, "basics") ?? {}) as Record<string, unknown>;
  const location = (basics["location"] ?? {}) as Record<string, unknown>;
  const place = ["address", "postalCode", "city", "region"]
    .map((key) => location[key])
    .filter((one) => typeof one === "string");
  const links = listOf(resume, "basics", "profiles").map((one) => at(one, "url") ?? "");
  return {
    ...Object.fromEntries(
      ["name", "label", "email", "phone", "summary", "url"].map((key) => [key, valuesOf(basics, key)]),
    ),
    location: place.length > 0 ? [fold(place.join(" ")).split(" ").toSorted().join(" ")] : [],
    profiles: links.map(fold).filter((one) => one !== ""),
  };
}

const skillsOf = (resume: unknown): string[] =>
  listOf(resume, "skills").flatMap((skill) =>
    [...valuesOf(skill, "name"), ...valuesOf(skill, "keywords")].flatMap((one) => one.split(/\s*[،、]\s*/u)),
  );

function compare(field: string, expected: readonly string[], given: readonly string[], counts: Counts): void {
  const count = counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
  counts.set(field, count);
  const left = [...given];
  for (const value of expected) {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    if (at >= 0) count.right += 1;
    else count.missed += 1;
  }
  count.wrong += left.length;
}

type Pair = [unknown, unknown];

/** Pairs the entries of two lists, those with most equal fields first. */
function align(expected: readonly unknown[], given: readonly unknown[], fields: readonly string[]): Pair[] {
  const equal = (one: unknown, other: unknown) =>
    fields.reduce(
      (sum, field) =>
        sum + valuesOf(one, field).filter((value) => valuesOf(other, field).includes(value)).length,
      0,
    );
  const ranked = expected
    .flatMap((one, index) =>
      given.map((other, place) => ({
        index,
        place,
        score: equal(one, other) - Math.abs(index - place) / 100,
      })),
    )
    .sort((a, b) => b.score - a.score);
  const partners = new Map<number, number>();
  for (const { index, place } of ranked)
    if (!partners.has(index) && ![...partners.values()].includes(place)) partners.set(index, place);
  const used = new Set(partners.values());
  return [
    ...expected.map((one, index): Pair => [one, given[partners.get(index) ?? -1]]),
    ...given.flatMap((one, index): Pair[] => (used.has(index) ? [] : [[undefined, one]])),
  ];
}

function listOf(value: unknown, ...path: string[]): unknown[] {
  const found = path.reduce<unknown>((one, key) => at(one, key), value);
  return Array.isArray(found) ? found : [];
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function valuesOf(entry: unknown, field: string): string[] {
  const value = at(entry, field);
  return (Array.isArray(value) ? value : [value]).map(fold).filter((one) => one !== "");
}

function fold(value: unknown): string {
  if (typeof value !== "string") return "";
  const plain = value
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[,\s]+/g, " ")
    .trim();
  if (/^[+()\d][\d\s()./-]{6,}$/.test(plain)) return plain.replaceAll(/[^\d+]/g, "");
  return plain
    .replace(/^(?:https?:\/\/)?(?:www\.)?(?=\S+$)/, "")
    .replaceAll(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}+#)]+$/gu, "");
}

export type Figures = { field: string; precision: number; recall: number; f1: number };

/** Precision, recall and F1 of each field, their plain mean over the fields, and F1 over all values. */
export function figuresOf(counts: Counts): { fields: Figures[]; macroF1: number; microF1: number } {
  const fields = [...counts]
    .filter(([, { right, wrong, missed }]) => right + wrong + missed > 0)
    .map(([field, { right, wrong, missed }]) => {
      const precision = right + wrong === 0 ? 0 : right / (right + wrong);
      const recall = right + missed === 0 ? (wrong === 0 ? 1 : 0) : right / (right + missed);
      return {
        field,
        precision,
        recall,
        f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall),
      };
    });
  const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  return {
    fields,
    macroF1: fields.reduce((total, { f1 }) => total + f1, 0) / Math.max(fields.length, 1),
    microF1: (2 * sum("right")) / Math.max(2 * sum("right") + sum("wrong") + sum("missed"), 1),
  };
}

/** Adds the counts of one file to the total. For a partial truth, only its fields are added. */
export function addCounts(own: Counts, isPartial: boolean, counts: Counts): void {
  for (const [field, { right, wrong, missed }] of own) {
    if (isPartial && right + missed === 0) continue;
    const sum = counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(field, { right: sum.right + right, wrong: sum.wrong + wrong, missed: sum.missed + missed });
  }
}

/** Returns the counts of some fields only. */
export function onlyFields(counts: Counts, fields: ReadonlySet<string>): Counts {
  return new Map([...counts].filter(([field]) => fields.has(field)));
}
