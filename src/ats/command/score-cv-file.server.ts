import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { limits } from "../../cv/read/limits.ts";
import { refusals, type FileRefusal } from "../../cv/read/refusals.ts";
import { describeRules } from "../../cv/score/rules/describe-rules.ts";
import { advertOf } from "../../jobs/requirements/pasted-advert.ts";
import { compareWithAdvert, type AdvertComparison } from "../compare-with-advert.ts";
import type { ScanThread } from "../open-scan-thread.server.ts";

type ScoreEnvironment = { scanner: ScanThread; write: (text: string) => void; now: Date };

const usage = "Name a CV: npm run -s score-cv -- cv.pdf [--posting advert.txt], or --rules for the rules";

/**
 * Scores a CV and writes one line of JSON: `{ version, score, findings }`, with a posting also `keywords`. A file that
 * cannot be read has the score 0 and the reason. Returns the exit code: 2 for wrong arguments, 1 for an unreadable file.
 */
export async function scoreCvFile(
  args: readonly string[],
  { scanner, write, now }: ScoreEnvironment,
): Promise<number> {
  const parsed = parse(args);
  if (parsed?.values.rules) {
    write(describeRules());
    return 0;
  }
  const [file, ...others] = parsed?.positionals ?? [];
  const print = (value: unknown) => write(`${JSON.stringify(value)}\n`);
  const refuse = (reason: string) => print({ score: 0, findings: [], ok: false, reason });
  if (!parsed || file === undefined || others.length > 0) {
    refuse(usage);
    return 2;
  }
  const { posting } = parsed.values;
  const bytes = await bytesOf(file);
  const text = posting === undefined ? null : await readFile(posting, "utf8").catch(() => undefined);
  if (text === undefined) {
    refuse("The posting does not exist or cannot be opened.");
    return 2;
  }
  const scan =
    typeof bytes === "string" ? refused(bytes) : await scanner.scan({ bytes, name: basename(file) });
  if (!scan.ok) {
    refuse(refusals[scan.reason]);
    return 1;
  }
  const { version, score, findings } = scan.score;
  print({
    version,
    score,
    findings,
    ...(text === null ? {} : { keywords: sorted(compareWithAdvert(scan.document, advertOf(text), now)) }),
  });
  return 0;
}

const refused = (reason: FileRefusal) => ({ ok: false as const, reason });

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { posting: { type: "string" }, rules: { type: "boolean" } },
    });
  } catch {
    return null;
  }
}

async function bytesOf(path: string): Promise<Uint8Array | FileRefusal> {
  const size = await stat(path).then(
    (file) => (file.isFile() ? file.size : null),
    () => null,
  );
  if (size === null) return "missing";
  return size > limits.file ? "too-large" : readFile(path);
}

/**
 * Sorts the keywords: those found, with the line of the CV that proves each, and those missing, with the line of the
 * advert.
 */
function sorted({ summary, keywords }: AdvertComparison) {
  const isFound = ({ verdict }: (typeof keywords)[number]) => verdict === "met" || verdict === "partly";
  return {
    summary,
    found: keywords.filter(isFound),
    missing: keywords.filter((one) => !isFound(one)),
  };
}
