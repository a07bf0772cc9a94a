import de from "../../../data/letters/phrases/de.json" with { type: "json" };
import british from "../../../data/letters/phrases/en-GB.json" with { type: "json" };
import american from "../../../data/letters/phrases/en-US.json" with { type: "json" };
import en from "../../../data/letters/phrases/en.json" with { type: "json" };
import es from "../../../data/letters/phrases/es.json" with { type: "json" };
import fr from "../../../data/letters/phrases/fr.json" with { type: "json" };
import nl from "../../../data/letters/phrases/nl.json" with { type: "json" };
import pl from "../../../data/letters/phrases/pl.json" with { type: "json" };
import pt from "../../../data/letters/phrases/pt.json" with { type: "json" };
import type { LetterLanguage } from "../letter.ts";
import { phrasesOf } from "./fill-phrases.ts";
import type { Phrases } from "./phrases.ts";

export const phrases: Readonly<Record<LetterLanguage, Phrases>> = {
  "en-US": phrasesOf({ ...en, ...american }, "en-US"),
  "en-GB": phrasesOf({ ...en, ...british }, "en-GB"),
  de: phrasesOf(de, "de"),
  es: phrasesOf(es, "es"),
  fr: phrasesOf(fr, "fr"),
  nl: phrasesOf(nl, "nl"),
  pl: phrasesOf(pl, "pl"),
  pt: phrasesOf(pt, "pt"),
};
