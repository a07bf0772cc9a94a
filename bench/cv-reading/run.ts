import { readCv } from "../../src/cv/read/read-cv.ts";
import { percentile, printTable } from "../measure.ts";
import { readPlainly, readPlainText } from "./baseline.ts";
import { makeCases, type Case } from "./make-cases.ts";
import { openResumeFields, readAsOpenResume } from "./open-resume.ts";
import { ownCases } from "./own-templates.ts";
import { addCounts, figuresOf, onlyFields, scoreReading, type Counts } from "./score-reading.ts";
import { sharedCases } from "./shared-cases.ts";

/**
 * Reads CVs with known content and prints precision, recall and F1 of every field, compared with a simple reader and
 * with OpenResume's. Open layouts are for tuning. Of sealed ones, only the figures are printed.
 *
 * @param show names a case, such as "2-de-0", whose result is printed with its truth
 */
export async function benchCvReading(data: string, show: string | undefined): Promise<void> {
  const groups: [string, Case[]][] = [["own templates", await ownCases()]];
  const invented = await makeCases();
  groups.push(["invented, open layouts", invented.filter(({ isSealed }) => !isSealed)]);
  groups.push(["invented, sealed layouts", invented.filter(({ isSealed }) => isSealed)]);
  groups.push(["invented, columns and sidebars", invented.filter(({ isColumns }) => isColumns)]);
  groups.push(["shared files", await sharedCases(data)]);
  const [timings, rows]: [number[], (string | number)[][]] = [[], []];
  const byGroup = new Map<string, Counts>();
  const openResumeRows: string[][] = [];
  for (const [name, cases] of groups) {
    const [ours, plain]: [Counts, Counts] = [new Map(), new Map()];
    for (const one of cases) {
      const start = performance.now();
      const reading = await readCv(one.file, one.fileName);
      if (one.fileName.endsWith(".pdf")) timings.push(performance.now() - start);
      const document = reading.ok ? reading.document : {};
      count(one, document, ours);
      const group = byGroup.get(`${name}: ${one.group}`) ?? new Map();
      byGroup.set(`${name}: ${one.group}`, group);
      count(one, document, group);
      if (one.fileName.endsWith(".pdf")) count(one, await readPlainly(one.file), plain);
      else if (/\.(?:txt|md)$/.test(one.fileName))
        count(one, readPlainText(new TextDecoder().decode(one.file)), plain);
      if (show !== undefined && one.fileName.startsWith(show) && !one.isSealed)
        process.stdout.write(`${JSON.stringify({ truth: one.truth, reading }, null, 1)}\n`);
    }
    if (cases.length === 0) continue;
    openResumeRows.push(await compareWithOpenResume(name, cases));
    const [read, base] = [figuresOf(ours), figuresOf(plain)];
    printTable(
      [`${name}, ${cases.length} files`, "precision", "recall", "F1", "plain F1"],
      read.fields.map(({ field, precision, recall, f1 }) => [
        field,
        ...[precision, recall, f1].map(two),
        two(base.fields.find((one) => one.field === field)?.f1 ?? 0),
      ]),
    );
    rows.push([name, String(cases.length), three(read.macroF1), three(read.microF1), three(base.macroF1)]);
  }
  printTable(
    ["layout", "macro-F1"],
    [...byGroup].map(([name, counts]) => [name, three(figuresOf(counts).macroF1)]),
  );
  printTable(["F1", "files", "macro, over fields", "micro, over values", "macro, plain"], rows);
  printTable(
    ["English PDFs, macro-F1 over OpenResume's fields", "files", "ours", "OpenResume", "plain"],
    openResumeRows,
  );
  const sorted = timings.toSorted((a, b) => a - b);
  printTable(
    ["PDFs, ms", "p50", "p95", "slowest"],
    [["one or two pages", percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? 0]],
  );
}

/** Reads the English PDFs of a group in three ways. Only the fields that OpenResume looks for are counted. */
async function compareWithOpenResume(name: string, cases: readonly Case[]): Promise<string[]> {
  const english = cases.filter(({ fileName, language }) => fileName.endsWith(".pdf") && language === "en");
  const [ours, theirs, plain]: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  for (const one of english) {
    const reading = await readCv(one.file, one.fileName);
    count(one, reading.ok ? reading.document : {}, ours);
    count(one, await readAsOpenResume(one.file), theirs);
    count(one, await readPlainly(one.file), plain);
  }
  const macro = (counts: Counts) => three(figuresOf(onlyFields(counts, openResumeFields)).macroF1);
  return [name, String(english.length), macro(ours), macro(theirs), macro(plain)];
}

function count({ truth, isPartial = false }: Case, document: unknown, counts: Counts): void {
  const own: Counts = new Map();
  scoreReading(truth, document, own);
  addCounts(own, isPartial, counts);
}

const two = (share: number): string => share.toFixed(2);
const three = (share: number): string => share.toFixed(3);
