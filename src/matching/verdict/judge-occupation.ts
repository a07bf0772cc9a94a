import type { Asked } from "../requirements/requirement.ts";
import type { CvFacts } from "../evidence/cv-facts.ts";
import type { CvPost } from "../evidence/cv-posts.ts";
import type { Judge } from "./verdict.ts";
import { allTitleWords, coreTitleWords, titleRoles } from "../requirements/title-roles.ts";

type AskedOccupation = Extract<Asked, { kind: "occupation" }>;

/** A post of the same occupation proves it, or of any role that the title lists. A post of the same group is related. */
export const judgeOccupation: Judge<"occupation"> = (asked, cv) => {
  const [same] = postsNamed(
    namesOf(asked).filter((name) => !isGeneral(name, asked)),
    cv.posts,
  );
  if (same) return { verdict: "met", lines: [same.line], note: "" };
  const [related] = postsNamed([...namesOf(asked), ...(asked.related ?? [])], cv.posts);
  if (related)
    return { verdict: "partly", lines: [related.line], note: "Related work, under another title." };
  return judgeByTitleWords(asked, cv);
};

/** A name of one word is wider than a title of several: an accountant is no financial controller yet. */
function isGeneral(name: string, { title }: AskedOccupation): boolean {
  return (
    allTitleWords(name).length === 1 && titleRoles(title).every((role) => coreTitleWords(role).length > 1)
  );
}

/** Returns the posts of work of the same group: a data analyst for a business analyst, but no mechanical engineer. */
export function relatedPosts({ related = [] }: AskedOccupation, posts: readonly CvPost[]): CvPost[] {
  return postsNamed(related, posts);
}

/** Returns the posts that are of this occupation, by any of its names. */
export function postsOf(asked: AskedOccupation, posts: readonly CvPost[]): CvPost[] {
  return postsNamed(namesOf(asked), posts);
}

function postsNamed(titles: readonly string[], posts: readonly CvPost[]): CvPost[] {
  const names = titles.map(coreTitleWords).filter((words) => words.length > 0);
  const whole = titles.map(allTitleWords);
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
  if (asked.names.length === 0)
    return { verdict: "unknown", lines: [], note: "Which other titles name this work is not known." };
  if (cv.posts.length === 0) return { verdict: "unknown", lines: [], note: "Your CV lists no posts." };
  return { verdict: "missing", lines: [], note: "None of your posts has a title like it." };
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
}
