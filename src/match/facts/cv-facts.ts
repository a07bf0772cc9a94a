import type { CvDocument } from "../../cv/document/cv-document.ts";
import { withoutHidden } from "../../cv/document/without-hidden.ts";
import { cvDegree, type CvDegree } from "./cv-degree.ts";
import { cvLines, type CvLine } from "./cv-line.ts";
import { cvPosts, type CvPost } from "./cv-posts.ts";
import { cvSkills } from "./cv-skills.ts";

/** The facts of a CV that requirements are compared with. Computed once for each CV, and used for many jobs. */
export type CvFacts = {
  /** Lines that the page shows. */
  lines: readonly CvLine[];
  /** Lines by the skill or language they name. */
  skills: ReadonlyMap<string, CvLine[]>;
  /** The same for lines of hidden parts. */
  hiddenSkills: ReadonlyMap<string, CvLine[]>;
  posts: readonly CvPost[];
  degree: CvDegree | null;
  /** The language of the CV: "en". */
  language: string;
  hasLanguages: boolean;
  location: string;
  nationality: string;
};

export function readCvFacts(document: CvDocument, now: Date): CvFacts {
  const shown = withoutHidden(document);
  const lines = cvLines(shown);
  const all = cvLines(document);
  const isShown = ({ text, address }: CvLine) =>
    lines.some((line) => line.address === address && line.text === text);
  const { location, nationality } = document.personal;
  return {
    lines,
    skills: cvSkills(lines),
    hiddenSkills: cvSkills(all.filter((line) => !isShown(line))),
    posts: cvPosts(shown, lines, now),
    degree: cvDegree(lines),
    language: document.language,
    hasLanguages: lines.some(({ list }) => list === "languages"),
    location,
    // Hidden by default, because few countries expect it in a CV. It still shows where a person may work.
    nationality,
  };
}
