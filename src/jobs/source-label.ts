/** The name of both the adapter and the source of the sample jobs. */
export const samplesAdapter = "samples";

/** The adapter under which imported data sets are stored. */
export const importedFiles = "postings";

/** Short words that stay lowercase in a file's name. Other words of two letters are mostly country codes. */
const smallWords = new Set(["as", "at", "by", "in", "my", "of", "on", "or", "to"]);

/**
 * Returns the display name of a source. An imported file is stored under its file name or under a name given by the
 * operator; its words show which.
 *
 * @example
 * sourceLabel({ adapter: "postings", label: "uk_reed_data_2021" }) // "Imported file: UK Reed Data 2021"
 * sourceLabel({ adapter: "greenhouse", label: "Greenhouse" }) // "Greenhouse"
 */
export function sourceLabel({ adapter, label }: { adapter: string; label: string }): string {
  return adapter === importedFiles ? `Imported file: ${importedFileName(label)}` : label;
}

/** The readable name of an imported file: "UK Reed Data 2021" for "uk_reed_data_2021.jsonl.gz". */
export function importedFileName(label: string): string {
  return /\s/.test(label) ? label : readableFileName(label);
}

function readableFileName(fileName: string): string {
  const words = fileName
    .replace(/(?:\.(?:jsonl|ndjson|json|csv|tsv|txt|gz))+$/i, "")
    // A hyphen between digits belongs to a date.
    .replace(/_+|(?<!\d)-|-(?!\d)/g, " ")
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.length === 0 ? fileName : words.map(fileWord).join(" ");
}

function fileWord(word: string): string {
  if (smallWords.has(word)) return word;
  if (/^[a-z]{2}$/.test(word)) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
