import type { Asked } from "../../jobs/requirements/requirement.ts";
import type { CvFacts } from "../facts/cv-facts.ts";
import type { CvPost } from "../facts/cv-posts.ts";
import type { Judge } from "../verdict.ts";
import { allTitleWords, holdsAll, coreTitleWords } from "./core-title-words.ts";
import { titleRoles } from "./title-roles.ts";

type AskedOccupation = Extract<Asked, { kind: "occupation" }>;

/**
 * A post of the same occupation proves it, or of any role that the title lists. A post whose title ends in the same word
 * is related: "Junior Analyst".
 */
export const judgeOccupation: Judge<"occupation"> = (asked, cv) => {
  const same = postsOf(asked, cv.posts);
  const line = same[0]?.line;
  if (line) return { verdict: "met", lines: [line], note: "" };
  const heads = titleRoles(asked.title).flatMap((role) => coreTitleWords(role).slice(-1));
  const related = cv.posts.find(({ position }) =>
    coreTitleWords(position).some((word) => heads.includes(word)),
  );
  if (related) return { verdict: "partly", lines: [related.line], note: "A related title." };
  return judgeByTitleWords(asked, cv);
};

/** Returns the posts that are of this occupation, by any of its names. */
export function postsOf(asked: AskedOccupation, posts: readonly CvPost[]): CvPost[] {
  const names = namesOf(asked)
    .map(coreTitleWords)
    .filter((words) => words.length > 0);
  const whole = namesOf(asked).map(allTitleWords);
  return posts.filter(({ position }) => {
    const words = coreTitleWords(position);
    const all = allTitleWords(position);
    return names.some((name) => holdsAll(words, name)) || whole.some((name) => holdsAll(all, name));
  });
}

const namesOf = ({ title, names }: AskedOccupation): string[] => [...titleRoles(title), ...names];

/** Finds the occupation in the headline or the education, for somebody who has not worked in it yet. */
function judgeByTitleWords(asked: AskedOccupation, cv: CvFacts): ReturnType<Judge<"occupation">> {
  const names = namesOf(asked)
    .map(coreTitleWords)
    .filter((words) => words.length > 0);
  const said = cv.lines.find(
    ({ address, list, text }) =>
      (address === "personal/headline" || list === "education") &&
      names.some((name) => holdsAll(coreTitleWords(text), name)),
  );
  if (said) return { verdict: "partly", lines: [said], note: "Named, but not among your posts." };
  if (cv.posts.length === 0) return { verdict: "unknown", lines: [], note: "Your CV lists no posts." };
  return { verdict: "missing", lines: [], note: "None of your posts has a title like it." };
}
