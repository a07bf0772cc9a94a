import { accents, fontPairs, templates, type CvLook } from "../document/cv-look.ts";
import { readableOnWhite } from "../document/readable-on-white.ts";
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
