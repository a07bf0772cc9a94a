import { readFileSync } from "node:fs";
import { join } from "node:path";
import { linkOccupations } from "../../src/occupations/link-occupations.ts";
import { loadVocabulary } from "../../src/occupations/load-vocabulary.server.ts";
import { printTable } from "../measure.ts";
import { bm25 } from "./bm25.ts";

/** A title and its right occupations; none for a title without an occupation. */
type JudgedTitle = { title: string; language: string; concepts: string[] };
type Found = { first: boolean; five: boolean };

const rounds = 20;
/** A link with a lower score counts as "no occupation". */
const minScore = 0.4;

/**
 * Prints how often titles are linked to the right occupation, by language, next to BM25 over the same labels. Then
 * prints the time to load the vocabulary and to link a title.
 *
 * @param options.titles a JSON file of judged titles.
 * @param options.misses lists the titles whose first link is wrong.
 */
export function benchOccupations({ titles, misses }: { titles: string; misses: boolean }): void {
  const loading = timer();
  const vocabulary = loadVocabulary();
  const loaded = loading();
  const judged = JSON.parse(readFileSync(titles, "utf8")) as JudgedTitle[];
  const named = judged.filter(({ concepts }) => concepts.length > 0);
  const nameless = judged.filter(({ concepts }) => concepts.length === 0);

  const plain = bm25(vocabulary);
  const rows = named.map(({ title, language, concepts }) => {
    const links = linkOccupations(vocabulary, title, { language });
    const unaided = linkOccupations(vocabulary, title);
    const row = {
      language,
      ours: found(
        concepts,
        links.map(({ concept }) => concept),
      ),
      unaided: found(
        concepts,
        unaided.map(({ concept }) => concept),
      ),
      bm25: found(concepts, plain(title, 10)),
    };
    if (misses && !row.ours.first) {
      const shown = links
        .slice(0, 3)
        .map(({ label, score, matched }) => `${label} ${score} < ${matched ?? ""}`);
      const right = concepts.map((id) => vocabulary.names[vocabulary.ids.indexOf(id)] ?? id);
      process.stdout.write(
        `${row.ours.five ? "later" : "never"}  ${language} ${title}\n    ${right.join("; ")}\n    ${shown.join("\n    ")}\n`,
      );
    }
    return row;
  });
  const share = (list: Found[], key: keyof Found) =>
    `${((100 * list.filter((one) => one[key]).length) / list.length).toFixed(0)} %`;
  const line = (name: string, own: typeof rows) => [
    name,
    String(own.length),
    ...(["ours", "unaided", "bm25"] as const).flatMap((system) => {
      const list = own.map((row) => row[system]);
      return [share(list, "first"), share(list, "five")];
    }),
  ];
  const used = [...new Set(rows.map(({ language }) => language))];
  printTable(
    ["", "titles", "first", "in five", "language unknown: first", "in five", "BM25: first", "in five"],
    [
      ...used.map((one) =>
        line(
          one,
          rows.filter(({ language }) => language === one),
        ),
      ),
      line("all", rows),
    ],
  );
  const quiet = nameless.filter(({ title, language }) => {
    const [best] = linkOccupations(vocabulary, title, { language });
    return (best?.score ?? 0) < minScore;
  });
  process.stdout.write(`Titles without an occupation left unlinked: ${quiet.length} of ${nameless.length}\n`);
  const sure = rows.filter(
    (_, at) =>
      (linkOccupations(vocabulary, named[at]?.title ?? "", { language: named[at]?.language })[0]?.score ??
        0) >= minScore,
  );
  process.stdout.write(
    `Links with a score of ${minScore} or more: ${sure.length}, of them right: ${share(
      sure.map(({ ours }) => ours),
      "first",
    )}\n`,
  );

  const linking = timer();
  for (let round = 0; round < rounds; round++) {
    for (const { title, language } of judged) linkOccupations(vocabulary, title, { language });
  }
  const linked = linking();
  const each = (time: number) => ((time * 1000) / (rounds * judged.length)).toFixed(0);
  process.stdout.write(
    `Loaded in ${loaded.wall.toFixed(0)} ms (processor: ${loaded.processor.toFixed(0)} ms). `,
  );
  process.stdout.write(`${each(linked.wall)} µs per title (processor: ${each(linked.processor)} µs).\n\n`);
}

/**
 * Measures milliseconds of time and of the processor. Other programs on the machine affect the processor time less.
 */
function timer(): () => { wall: number; processor: number } {
  const [start, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - start, processor: (user + system) / 1000 };
  };
}

function found(right: readonly string[], links: readonly string[]): Found {
  const at = links.findIndex((link) => right.includes(link));
  return { first: at === 0, five: at >= 0 && at < 5 };
}

/** The titles that this project wrote for its own development. */
export const ownTitles = join(import.meta.dirname, "titles.json");
