import { accents, fontPairs, templates, type CvLook } from "../document/cv-look.ts";
import type { PageLook } from "./cv-page.ts";

/** Replaces each choice of "the template's own" with the template's fonts and colour. */
export function pageLook(look: CvLook): PageLook {
  const own = templates[look.template];
  const fonts = look.fonts === "template" ? own : fontPairs[look.fonts];
  return {
    template: look.template,
    accent: accentOf(look),
    headingFont: fonts.heading,
    textFont: fonts.text,
    size: look.size,
    margins: look.margins,
    spacing: look.spacing,
    dates: look.dates,
    contacts: look.contacts,
    runningHead: look.runningHead,
    pageSize: look.pageSize,
  };
}

/** The colour of a look as #rrggbb, dark enough for text on white. */
function accentOf({ accent, template }: Pick<CvLook, "accent" | "template">): string {
  if (accent === "template") return templates[template].accent;
  return accent in accents ? accents[accent as keyof typeof accents] : readableOnWhite(accent);
}

/** Contrast of text on its background that WCAG AA asks for. */
const minContrast = 4.5;

/**
 * Darkens a colour until text in it can be read on white.
 *
 * @param colour as #rrggbb
 */
export function readableOnWhite(colour: string): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  while (contrastOnWhite(channels) < minContrast) channels = channels.map((one) => Math.floor(one * 0.96));
  return `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of a colour with white, as WCAG 2 defines it: 1 to 21. */
export function contrastOnWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((one) => {
    const share = one / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
