import { citations } from "../citations.ts";
import type { FileFacts } from "../file-facts.ts";
import { scoreFaults } from "../judge-lines.ts";
import type { JudgedCv, RuleScore, ScoreRule } from "../score-rule.ts";

/** Bytes; Greenhouse reads nothing above. */
const largestFile = 2_500_000;
const maxUnplaced = 0.25;
const contactText = /\S+@\S+\.\S{2,}|(?:\p{Nd}[\s().+-]*){8,}/u;

const unless = (faultOf: (file: FileFacts) => string | boolean | null) => {
  return ({ file }: JudgedCv): RuleScore => {
    const fault = faultOf(file);
    if (fault === false || fault === null) return { share: 1, places: [] };
    return scoreFaults(1, [{ pointer: "", quote: typeof fault === "string" ? fault : null }]);
  };
};

/** Facts of a file that keep software from reading it. For our own PDFs, see score-cv.ts. */
export const fileRules: readonly ScoreRule[] = [
  {
    id: "file-columns",
    level: "major",
    part: "file",
    weight: 8,
    title: "Text in columns",
    detail: "Some systems read straight across the page and mix the columns. One column is safe everywhere.",
    citation: citations.greenhouse,
    judge: unless(({ hasColumns }) => hasColumns),
  },
  {
    id: "file-tables",
    level: "major",
    part: "file",
    weight: 6,
    title: "Text in tables",
    detail: "Tables tear a job from its dates in some systems. Use plain lines and tab stops.",
    citation: citations.greenhouse,
    judge: unless(({ hasTables }) => hasTables),
  },
  {
    id: "file-text-boxes",
    level: "major",
    part: "file",
    weight: 8,
    title: "Text in text boxes",
    detail: "Several systems skip text boxes. Put the text into the page itself.",
    citation: citations.greenhouse,
    judge: unless(({ hasTextBoxes }) => hasTextBoxes),
  },
  {
    id: "file-contact-at-edge",
    level: "major",
    part: "file",
    weight: 10,
    title: "Contact details in the page header or footer",
    detail: "Many systems skip headers and footers. Put the details under your name.",
    citation: citations.greenhouse,
    judge: unless(({ edgeText }) => edgeText.find((text) => contactText.test(text)) ?? null),
  },
  {
    id: "file-spaced-letters",
    level: "major",
    part: "file",
    weight: 4,
    title: "Letters set apart by spaces",
    detail: "They are read as single letters. Write the word as one, and use letter spacing of the program.",
    citation: citations.greenhouse,
    judge: unless(({ spacedText }) => spacedText),
  },
  {
    id: "file-pictures",
    level: "suggested",
    part: "file",
    weight: 3,
    title: "Pictures in the file",
    detail:
      "Nothing in a picture is read, and some systems stumble over them. Leave out a photo unless it is customary.",
    citation: citations.lever,
    judge: unless(({ hasPictures }) => hasPictures),
  },
  {
    id: "file-size",
    level: "major",
    part: "file",
    weight: 6,
    title: "The file is larger than 2.5 MB",
    detail: "Save it with smaller pictures or without them.",
    citation: citations.greenhouse,
    judge: unless(({ size }) => size > largestFile),
  },
  {
    id: "file-unplaced",
    level: "major",
    part: "file",
    weight: 6,
    title: "Text that could be put into no field",
    detail: "Name the sections as usual (Experience, Education, Skills) and set all entries in the same way.",
    citation: citations.greenhouse,
    judge: unless(({ unplacedShare }) => unplacedShare > maxUnplaced),
  },
];
