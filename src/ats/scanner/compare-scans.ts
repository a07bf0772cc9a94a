import { parseJson } from "../../platform/json/parse-json.ts";
import * as z from "zod";
import { scoreRules } from "../../cv/score/rules/score-rules.ts";
import type { CvScore } from "../../cv/score/score-cv.ts";
import type { ScanDifference, ScanMemory } from "./scan-difference.ts";

const memory = z.object({
  version: z.string().max(40),
  score: z.number().int().min(0).max(100),
  ids: z.array(z.string().max(40)).max(100),
});

/** Compares a scan with the previous one, which the form sends along. Returns null if there is none. */
export function compareScans(remembered: string, now: CvScore): ScanDifference | null {
  const before = readMemory(remembered);
  if (before === null) return null;
  const ids = now.findings.map(({ id }) => id);
  return {
    before: before.score,
    isSameVersion: before.version === now.version,
    mended: titlesOf(before.ids.filter((id) => !ids.includes(id))),
    appeared: titlesOf(ids.filter((id) => !before.ids.includes(id))),
  };
}

const titlesOf = (ids: readonly string[]): string[] =>
  scoreRules.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

function readMemory(text: string): ScanMemory | null {
  return memory.safeParse(parseJson(text)).data ?? null;
}
