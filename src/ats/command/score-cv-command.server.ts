import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { limits } from "../../cv/read/limits.ts";
import { refusals, type FileRefusal } from "../../cv/read/refusals.ts";
import { describeRules } from "../../cv/score/rules/describe-rules.ts";
import { advertOf, type PastedAdvert } from "../../matching/requirements/pasted-advert.ts";
import { requirementsOfPasted } from "../../matching/requirements/read-requirements.server.ts";
import { compareWithAdvert, type AdvertComparison } from "../compare-with-advert.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, ExitStatus } from "../../platform/command-line/command.ts";
import { openScanThread, type ScanThread } from "../cv-scanner.server.ts";

/** Without `openScanner`, the command opens a thread of its own. */
type ScoreServices = { clock: Clock; openScanner?: () => ScanThread };

/**
 * `npm run -s score-cv`: writes one line of JSON: `{ version, score, findings }`, with a posting also `keywords`. A file
 * that cannot be read has the score 0 and the reason, and the status 1. The status is 2 for a posting that cannot be read.
 */
export const scoreCvCommand: CommandGroup<ScoreServices> = {
  name: "score-cv",
  script: "npm run -s score-cv --",
  summary: "the score of a CV by published rules",
  commands: [
    {
      name: "",
      summary: "Scores a CV and prints { version, score, findings } as a line of JSON",
      details: "With an advert it also prints the keywords that the CV has and misses.",
      operands: [{ name: "file", description: "a CV: a document or JSON Resume", isOptional: true }],
      options: {
        posting: { value: "text file", description: "compares the CV with this advert" },
        rules: { description: "print the rules, in Markdown, and do nothing else" },
      },
      examples: ["score-cv cv.pdf", "score-cv cv.pdf --posting advert.txt", "score-cv --rules"],
      async run(input, { clock, openScanner = openScanThread }, { output }) {
        if (input.isOn("rules")) {
          output.write(describeRules());
          return { ok: true, status: 0 };
        }
        const file = input.operand("file");
        if (file === "") return { ok: false, isUsage: true, problem: "Name a CV, or --rules for the rules." };
        const scanner = openScanner();
        try {
          const { line, status } = await scoreFile(file, input.option("posting"), { scanner, now: clock() });
          output.write(`${JSON.stringify(line)}\n`);
          return { ok: true, status };
        } finally {
          await scanner.close();
        }
      },
    },
  ],
};

type Scored = { status: ExitStatus; line: object };

async function scoreFile(
  file: string,
  posting: string | undefined,
  { scanner, now }: { scanner: ScanThread; now: Date },
): Promise<Scored> {
  const bytes = await bytesOf(file);
  const text = posting === undefined ? null : await readFile(posting, "utf8").catch(() => undefined);
  if (text === undefined) return refusal(2, "The posting does not exist or cannot be opened.");
  const scan =
    typeof bytes === "string" ? refused(bytes) : await scanner.scan({ bytes, name: basename(file) });
  if (!scan.ok) return refusal(1, refusals[scan.reason]);
  const { version, score, findings } = scan.score;
  const keywords =
    text === null
      ? {}
      : { keywords: sorted(compareWithAdvert(scan.document, compared(advertOf(text)), now)) };
  return { status: 0, line: { version, score, findings, ...keywords } };
}

const compared = (advert: PastedAdvert) => ({ ...advert, requirements: requirementsOfPasted(advert) });

const refusal = (status: ExitStatus, reason: string): Scored => {
  return { status, line: { score: 0, findings: [], ok: false, reason } };
};

const refused = (reason: FileRefusal) => ({ ok: false as const, reason });

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
function sorted({ fit, summary, keywords }: AdvertComparison) {
  const isFound = ({ verdict }: (typeof keywords)[number]) => verdict === "met" || verdict === "partly";
  return {
    fit,
    summary,
    found: keywords.filter(isFound),
    missing: keywords.filter((one) => !isFound(one)),
  };
}
