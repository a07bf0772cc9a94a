import ar from "../../../data/cv/translations/ar.json" with { type: "json" };
import de from "../../../data/cv/translations/de.json" with { type: "json" };
import el from "../../../data/cv/translations/el.json" with { type: "json" };
import en from "../../../data/cv/translations/en.json" with { type: "json" };
import es from "../../../data/cv/translations/es.json" with { type: "json" };
import fr from "../../../data/cv/translations/fr.json" with { type: "json" };
import he from "../../../data/cv/translations/he.json" with { type: "json" };
import it from "../../../data/cv/translations/it.json" with { type: "json" };
import ja from "../../../data/cv/translations/ja.json" with { type: "json" };
import nl from "../../../data/cv/translations/nl.json" with { type: "json" };
import pl from "../../../data/cv/translations/pl.json" with { type: "json" };
import pt from "../../../data/cv/translations/pt.json" with { type: "json" };
import uk from "../../../data/cv/translations/uk.json" with { type: "json" };
import zh from "../../../data/cv/translations/zh.json" with { type: "json" };
import type { Translation } from "./translation.ts";

const files = { en, de, fr, es, it, pt, pl, nl, el, uk, ar, he, ja, zh };

export type CvLanguage = keyof typeof files;

/** Every language of CV headings by its ISO 639 code, in the order of the choice on the page. */
export const translations = files as Readonly<Record<CvLanguage, Translation>>;
