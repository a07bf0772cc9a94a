import de from "../../../data/letters/phrases/de.json" with { type: "json" };
import es from "../../../data/letters/phrases/es.json" with { type: "json" };
import fr from "../../../data/letters/phrases/fr.json" with { type: "json" };
import nl from "../../../data/letters/phrases/nl.json" with { type: "json" };
import pl from "../../../data/letters/phrases/pl.json" with { type: "json" };
import pt from "../../../data/letters/phrases/pt.json" with { type: "json" };
import type { LetterLanguage } from "../letter.ts";
import { americanEnglish, britishEnglish } from "./english.ts";
import { allPhrases } from "./fill-phrases.ts";
import type { Phrases } from "./phrases.ts";

/** "de Directeur", "d’Analyste". */
const ofTitle = (title: string): string =>
  /^[aeiouyàâéèêëîïôöùû]/iu.test(title) ? `d’${title}` : `de ${title}`;

export const phrases: Readonly<Record<LetterLanguage, Phrases>> = {
  "en-US": americanEnglish,
  "en-GB": britishEnglish,
  de: allPhrases(de, "de"),
  es: allPhrases(es, "es"),
  fr: allPhrases(fr, "fr", (title) => ({ ofTitle: ofTitle(title) })),
  nl: allPhrases(nl, "nl"),
  pl: allPhrases(pl, "pl"),
  pt: allPhrases(pt, "pt"),
};
