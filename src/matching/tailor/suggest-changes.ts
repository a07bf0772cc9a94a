import type { CvDocument, RowListKey } from "../../cv/document/cv-document.ts";
import { moveRow, rowsOf } from "../../cv/edit/edit-rows.ts";
import { setHidden } from "../../cv/edit/edit-page.ts";
import { readField, setField } from "../../cv/edit/set-field.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import type { Requirement } from "../requirements/requirement.ts";
import type { Matched } from "../verdict/match-cv.ts";
import { requirementText } from "../ui/requirement-text.ts";

/** A change that only uses the person's own text. */
export type TailorSuggestion = {
  what: string;
  /** The text that it replaces; "" if it replaces none. */
  before: string;
  /** The person's own text that it is about. */
  text: string;
  why: string;
  apply: (document: CvDocument) => CvDocument;
};

type Match = Matched<Requirement>;

const most = 6;

/** Suggests changes that bring what the advert asks for to the top. They never add words of their own. */
export function suggestChanges(document: CvDocument, matches: readonly Match[]): TailorSuggestion[] {
  const asked = matches.filter(({ asked: one }) => one.kind === "skill" || one.kind === "language");
  return [
    ...headline(document, matches),
    ...asked.flatMap(showHidden),
    ...asked.flatMap((match) => moveLineUp(document, match, asked)),
    ...asked.flatMap((match) => moveSkillUp(document, match, asked)),
  ]
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .slice(0, most);
}

/** Suggests a headline: the person's own title for the same occupation. */
function headline(document: CvDocument, matches: readonly Match[]): TailorSuggestion[] {
  const work = matches.find(({ asked, verdict }) => asked.kind === "occupation" && verdict === "met");
  const row = document.sections.experience.find(({ id }) => id === work?.lines[0]?.row);
  const title = row?.position.trim() ?? "";
  const present = document.personal.headline;
  if (title === "" || present.toLowerCase().includes(title.toLowerCase())) return [];
  return [
    {
      what: "Use your own title as headline",
      before: present,
      text: title,
      why: "It is the work that the advert names.",
      apply: (cv) => setField(cv, "personal/headline", title),
    },
  ];
}

function showHidden({ asked, verdict, lines }: Match): TailorSuggestion[] {
  const [line] = lines;
  if (verdict !== "missing" || !line?.row) return [];
  const { list, row } = line as { list: RowListKey; row: string };
  return [
    {
      what: "Show what you hide",
      before: "",
      text: line.text,
      why: `The advert asks for ${requirementText(asked)}.`,
      apply: (cv) => setHidden(setHidden(cv, `${list}/${row}`, false), list as "skills", false),
    },
  ];
}

/** Suggests to move a line to the top of a post whose first line shows no requirement. */
function moveLineUp(
  document: CvDocument,
  { asked, lines }: Match,
  all: readonly Match[],
): TailorSuggestion[] {
  const line = lines.find(({ list, address }) => list === "experience" && address.endsWith("/description"));
  if (!line) return [];
  const typed = readField(document, line.address).split("\n");
  const first = plainText(typed[0] ?? "");
  const proven = new Set(
    all.flatMap((match) => match.lines.map(({ address, text }) => `${address}\n${text}`)),
  );
  // A line with sub-bullets would have to move with them.
  const hasLevels = typed.some((text) => /^\s/.test(text));
  if (hasLevels || first === line.text || proven.has(`${line.address}\n${first}`)) return [];
  return [
    {
      what: "Move to the top of the post",
      before: "",
      text: line.text,
      why: `The advert asks for ${requirementText(asked)}.`,
      apply: (cv) => {
        const now = readField(cv, line.address).split("\n");
        const moved = now.filter((text) => plainText(text) === line.text);
        const others = now.filter((text) => plainText(text) !== line.text);
        return setField(cv, line.address, [...moved, ...others].join("\n"));
      },
    },
  ];
}

/** Suggests to move skills that are asked for to the front. */
function moveSkillUp(
  document: CvDocument,
  { asked, lines }: Match,
  all: readonly Match[],
): TailorSuggestion[] {
  const line = lines.find(({ list }) => list === "skills");
  const rows = rowsOf(document, "skills");
  const at = rows.findIndex(({ id }) => id === line?.row);
  const isProven = (row: string | undefined) =>
    all.some((match) => match.lines.some((one) => one.row === row));
  if (!line?.row || at <= 0 || isProven(rows[0]?.id)) return [];
  const { row } = line;
  return [
    {
      what: "Move to the top of your skills",
      before: "",
      text: line.text,
      why: `The advert asks for ${requirementText(asked)}.`,
      apply: (cv) => moveRow(cv, "skills", row, 0),
    },
  ];
}
