import type { Asked } from "../../jobs/requirements/requirement.ts";
import type { CvFacts } from "../facts/cv-facts.ts";
import { monthsIn, type CvPost } from "../facts/cv-posts.ts";
import type { Judgement } from "../verdict.ts";
import { postsOf } from "./judge-occupation.ts";

/** From this share of the years asked for, a CV partly meets them. */
const nearly = 0.6;

/**
 * Counts the months in posts, each once. Years in posts of the same occupation meet the requirement. Years in other
 * posts may count or not, so they meet it partly.
 */
export function judgeYears(
  { years }: Extract<Asked, { kind: "years" }>,
  cv: CvFacts,
  occupation: Extract<Asked, { kind: "occupation" }> | undefined,
): Judgement {
  const dated = cv.posts.filter(({ period }) => period !== null);
  if (dated.length === 0)
    return { verdict: "unknown", lines: [], note: "Your CV has no posts with dates that can be read." };
  const same = occupation ? postsOf(occupation, dated) : [];
  const inWork = monthsIn(same);
  const inAll = monthsIn(dated);
  const asked = years * 12;
  if (inWork >= asked)
    return { verdict: "met", lines: linesOf(same), note: `${timeSpanText(inWork)} in this work.` };
  const note =
    same.length > 0
      ? `${timeSpanText(inWork)} in this work, ${timeSpanText(inAll)} in all.`
      : `${timeSpanText(inAll)} in all.`;
  const isPartly = inAll >= asked || inWork >= asked * nearly;
  return { verdict: isPartly ? "partly" : "missing", lines: linesOf(same.length > 0 ? same : dated), note };
}

const linesOf = (posts: readonly CvPost[]) => posts.slice(0, 2).map(({ line }) => line);

function timeSpanText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "",
    rest > 0 ? `${rest} ${rest === 1 ? "month" : "months"}` : "",
  ].filter((part) => part !== "");
  return parts.join(" ") || "Less than a month";
}
