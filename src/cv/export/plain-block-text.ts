import type { PageBlock, Run } from "../view-model/cv-page.ts";
import { readLink } from "../../text/read-link.ts";
import type { WriteRun } from "./line-text.ts";

/** Writes a block as lines of plain text: "- " before a bullet, and two spaces more before one of the second level. */
export function plainBlockText({ level, runs }: PageBlock): string {
  const text = runs.map((run, index) => withAddress(run, runs[index + 1])).join("");
  return level === 0 ? text : `${level === 1 ? "" : "  "}- ${text}`;
}

/** Writes a run of plain text. */
export const plain: WriteRun = (run) => withAddress(run, undefined);

/** Adds the address behind the last run of a link, unless the words are the address. */
function withAddress({ text, href }: Run, next: Run | undefined): string {
  const isWithin = href === null || next?.href === href;
  return isWithin || readLink(text).href === href ? text : `${text} (${href.replace(/^mailto:/, "")})`;
}
