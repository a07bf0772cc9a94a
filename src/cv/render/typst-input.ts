import { typesetterName } from "../fonts/font-families.ts";
import { pageFonts } from "./page-fonts.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import { translations } from "../translations/translations.ts";
import { pageMeasures } from "./page-measures.ts";
import { splitRun } from "./split-run.ts";
import { templateSection } from "./template-section.ts";

type TypstInputs = { data: string; preview?: "1"; resume?: string };

/**
 * The input of a template: the page as JSON, with its fonts, the kinds of its sections, and line-break points in words
 * that are too long for a line. It is data, never markup, so nothing in it can be executed.
 *
 * @param preview whether every field becomes a link to its place in the document; see svg-frame-reader.ts
 */
export function typstInputs(page: CvPage, options: { preview: boolean; resume?: string }): TypstInputs {
  const { direction, language } = page;
  const split = splitRun(page);
  const { labels } = translations[language];
  const fonts = pageFonts(page);
  const data = {
    language,
    region: page.region,
    direction,
    look: page.look,
    measures: pageMeasures(page),
    fonts: { ...fonts, heading: fonts.heading.map(typesetterName), text: fonts.text.map(typesetterName) },
    words: { ...page.words, ...labels },
    title: page.title,
    name: page.name && split(page.name),
    headline: page.headline && split(page.headline),
    contacts: page.contacts.map((run) => ({
      run: split(run),
      label: run.label,
      icon: run.icon,
      value: split({ ...run, before: "" }),
    })),
    photo: page.photo === null ? null : photoPath(page.photo.type),
    sections: page.sections.map((section) => templateSection(section, split)),
  };
  return {
    data: JSON.stringify(data),
    ...(options.preview ? { preview: "1" } : {}),
    ...(options.resume === undefined ? {} : { resume: options.resume }),
  };
}

/** Path under which a template finds the photo. */
export function photoPath(type: "jpeg" | "png"): string {
  return `/photo.${type}`;
}
