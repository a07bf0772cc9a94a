import type { TemplateName } from "../document/cv-look.ts";
import { pageFonts } from "./page-fonts.ts";
import type { CvPage } from "../view-model/cv-page.ts";

/** The size of the text in points, and the margins at the sides, the top and the bottom in millimetres. */
type PageMeasures = { size: number; x: number; top: number; bottom: number };

/** The measures of each template. Typst, Word and the sentences about them take them from here. */
const templateMeasures: Readonly<Record<TemplateName, PageMeasures>> = {
  ledger: { size: 10.2, x: 21, top: 19, bottom: 18 },
  harvard: { size: 10.6, x: 22, top: 18, bottom: 18 },
  engineer: { size: 9.3, x: 16, top: 13, bottom: 13 },
  editorial: { size: 11.7, x: 29, top: 25, bottom: 23 },
  compact: { size: 9.7, x: 15, top: 12.5, bottom: 12 },
  swiss: { size: 9.1, x: 19, top: 17, bottom: 17 },
  band: { size: 9.6, x: 20, top: 17, bottom: 16 },
  sidebar: { size: 9.5, x: 14, top: 14, bottom: 14 },
  academic: { size: 10, x: 24, top: 21, bottom: 21 },
  lebenslauf: { size: 9.7, x: 22, top: 20, bottom: 18 },
  europass: { size: 9.2, x: 20, top: 17, bottom: 16 },
  timeline: { size: 9.8, x: 22, top: 18, bottom: 17 },
};

/** The look can make no measure smaller than this. */
const floors: PageMeasures = { size: 9, x: 13, top: 12, bottom: 12 };

type Measured = Pick<CvPage, "script"> & {
  look: Pick<CvPage["look"], "template" | "headingFont" | "textFont" | "size" | "margins">;
};

/** The measures of a template, changed by the look that the person chose, within the floors. */
export function pageMeasures(page: Measured): PageMeasures {
  const { template, size, margins } = page.look;
  const own = templateMeasures[template];
  const margin = (side: "x" | "top" | "bottom") =>
    Math.max(Math.min(own[side], floors[side]), (own[side] * margins) / 100);
  return {
    size: Math.max(floors.size, (own.size * size * pageFonts(page).scale) / 100),
    x: margin("x"),
    top: margin("top"),
    bottom: margin("bottom"),
  };
}
