import { pageMeasures } from "../../render/page-measures.ts";
import type { CvPage } from "../../view-model/cv-page.ts";
import { wordLooks, type Arrangement, type Ink, type WordLook } from "./word-looks.ts";

/** The look of a page in Word's units: twentieths of a point for lengths, half points for sizes of text. */
export type WordMeasures = {
  look: WordLook;
  /** Points. */
  size: number;
  /** Whether the script has capitals and italics. */
  isCased: boolean;
  page: { width: number; height: number };
  margin: { left: number; right: number; top: number; bottom: number };
  textWidth: number;
  arrangement: Arrangement;
  /** The width of the column for dates and labels; 0 without one. */
  column: number;
  halfPoints: (multiple: number) => number;
  /** A space in em. */
  space: (em: number) => number;
  color: (ink: Ink) => string;
  /** The colour of the look as a pale tint, for grounds and rules. */
  tint: (share: number) => string;
};

const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const twipsOfMillimetre = 1_440 / 25.4;
const dateColumn = { least: 40, most: 62 };

/** Applies what the person chose to the template. */
export function wordMeasures(page: CvPage): WordMeasures {
  const { look: chosen } = page;
  const look = wordLooks[chosen.template];
  const own = pageMeasures(page);
  const { size } = own;
  const twips = (millimetres: number) => Math.round(millimetres * twipsOfMillimetre);
  const [x, top, bottom] = [twips(own.x + (look.inset ?? 0)), twips(own.top), twips(own.bottom)];
  const paper = papers[chosen.pageSize];
  const arrangement = arrangementOf(chosen.dates, look.entry.arrangement);
  const accent = chosen.accent.replace("#", "");
  const colors = { ...look.colors, accent, white: "ffffff" };
  return {
    look,
    size,
    isCased: page.direction === "ltr" && !["ja", "zh"].includes(page.language),
    page: paper,
    margin: { left: x, right: x, top, bottom },
    textWidth: paper.width - 2 * x,
    arrangement,
    column: arrangement === "left" ? columnFor(page, size) : 0,
    halfPoints: (multiple) => Math.round(size * multiple * 2),
    space: (em) => Math.round((em * size * 20 * chosen.spacing) / 100),
    color: (ink) => colors[ink],
    tint: (share) => mixWithWhite(accent, share),
  };
}

function arrangementOf(dates: CvPage["look"]["dates"], own: Arrangement): Arrangement {
  if (dates === "left") return "left";
  return dates === "right" && (own === "left" || own === "above") ? "right" : own;
}

/** The width for the longest date, within limits. */
function columnFor({ sections }: CvPage, size: number): number {
  const letters = sections
    .flatMap(({ entries }) => entries)
    .map(({ dates }) => dates.reduce((sum, run) => sum + run.before.length + run.text.length, 0));
  const needed = (Math.max(0, ...letters) * 0.58 * size * 25.4) / 72 + 5;
  return Math.round(Math.min(dateColumn.most, Math.max(dateColumn.least, needed)) * twipsOfMillimetre);
}

function mixWithWhite(colour: string, share: number): string {
  return [0, 2, 4]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((channel) => Math.round(255 - (255 - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
}
