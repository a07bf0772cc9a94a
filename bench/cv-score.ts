import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import * as z from "zod";
import { openScanThread } from "../src/ats/cv-scanner.server.ts";
import { percentile, printTable } from "./measure.ts";

/** A file of ranked CVs: rank 1 is the best. Paths are relative to the file. */
const ranking = z.array(z.object({ file: z.string(), rank: z.number() }));

/**
 * Scores CVs that a person has ranked by quality, and prints how well both agree: Spearman's rank correlation, from -1
 * to 1. Files that cannot be read score 0.
 *
 * @param shows whether to list the files
 */
export async function benchCvScore(path: string | undefined, shows: boolean): Promise<void> {
  if (path === undefined) {
    process.stdout.write('cv-score needs --ranking file.json with [{ "file", "rank" }]\n');
    return;
  }
  const ranked = ranking.parse(JSON.parse(await readFile(path, "utf8")));
  const scanner = openScanThread();
  const timings: number[] = [];
  const scored: { file: string; rank: number; score: number }[] = [];
  for (const { file, rank } of ranked) {
    const bytes = await readFile(resolve(dirname(path), file));
    const start = performance.now();
    const scan = await scanner.scan({ bytes, name: basename(file) });
    timings.push(performance.now() - start);
    scored.push({ file, rank, score: scan.ok ? scan.score.score : 0 });
  }
  await scanner.close();
  if (shows)
    printTable(
      ["file", "rank", "score"],
      scored.toSorted((one, other) => one.rank - other.rank).map((one) => [one.file, one.rank, one.score]),
    );
  const sorted = timings.toSorted((one, other) => one - other);
  const rho = spearman(
    scored.map(({ rank }) => -rank),
    scored.map(({ score }) => score),
  );
  printTable(
    ["CV score", "files", "Spearman", "p50", "p95"],
    [
      [
        "ranked CVs",
        scored.length,
        rho.toFixed(3),
        `${percentile(sorted, 0.5).toFixed(0)} ms`,
        `${percentile(sorted, 0.95).toFixed(0)} ms`,
      ],
    ],
  );
}

/** Spearman's rank correlation. Equal values share the mean of their ranks. */
function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (a.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + (value - mean) * ((y[at] ?? mean) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
