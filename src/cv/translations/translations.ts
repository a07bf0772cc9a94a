import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import type { Translation } from "./translation.ts";
import { uk } from "./uk.ts";
import { zh } from "./zh.ts";

const registry = { en, de, fr, es, it, pt, pl, nl, el, uk, ar, he, ja, zh } satisfies Record<
  string,
  Translation
>;

export type CvLanguage = keyof typeof registry;

/** Every language of CV headings by its ISO 639 code, in the order of the choice on the page. */
export const translations: Readonly<Record<CvLanguage, Translation>> = registry;
