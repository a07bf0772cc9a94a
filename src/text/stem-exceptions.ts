/**
 * English words whose usual stem is that of a word for other work: a product manager is not a production manager, an
 * intern is not an international accountant, and marketing is not about markets. Each line begins with the stem.
 */
const lines = `
production: production productions
programme: programme programmes
marketing: marketing marketer marketers
accountant: accounting accountant accountants accountancy
internal: internal internally
international: international internationally
engine: engine engines
animal: animal animals
customs: customs
hospitality: hospitality
securities: securities
governance: governance
excellent: excellent excellence excellently
`;

/** Stems by word. */
export const stemExceptions: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [stem = "", words = ""] = line.split(": ");
      return words.split(" ").map((word): [string, string] => [word, stem]);
    }),
);
