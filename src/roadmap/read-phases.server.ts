import * as z from "zod";
import { readFrontMatter } from "../platform/markdown/read-front-matter.server.ts";
import { phaseStates, type Phase } from "./phase.ts";

const fields = z.strictObject({
  number: z.int().min(1),
  title: z.string(),
  state: z.enum(phaseStates),
  here: z.boolean().default(false),
});

const item = /^- \[( |x)\] (.+)$/gm;

/**
 * Reads the phases of the roadmap, one per file: front matter, then a list of tasks (`- [x] Pages and navigation`).
 *
 * @param files Markdown by path
 */
export function readPhases(files: Record<string, string>): Phase[] {
  return Object.entries(files)
    .map(([path, file]) => readPhase(path, file))
    .sort((a, b) => a.number - b.number);
}

function readPhase(path: string, file: string): Phase {
  const { fields: phase, markdown } = readFrontMatter(path, file, fields);
  const items = [...markdown.matchAll(item)].map(([, mark, text = ""]) => ({ text, done: mark === "x" }));
  return { ...phase, items };
}
