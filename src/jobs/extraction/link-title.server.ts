import { linkOccupations } from "../../occupations/link-occupations.ts";
import { languages } from "../../occupations/words/language.ts";
import { wordsOf } from "../../occupations/words/words.ts";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";

/** A title is linked only if the link is at least this sure. Wrong occupations would bring wrong jobs into lists. */
const sureEnough = 0.7;
/** The same for a title that is a name which several occupations share: "Electrician". */
const [sureEnoughOfName, fitOfName] = [0.5, 0.98];
/** An occupation with the fit of the best is as likely. */
const nearlyBest = 0.995;
const maxLinks = 2;

/** Returns the codes of the occupations that the title of an advert names: none, one, or two that are as likely. */
export function linkTitle(title: string, language: string | null): string[] {
  const links = linkOccupations(loadVocabulary(), title, {
    language: language ?? undefined,
    limit: maxLinks,
  });
  const best = links[0];
  if (!best || best.score < (best.fit >= fitOfName ? sureEnoughOfName : sureEnough)) return [];
  return links
    .filter(({ matched, fit }) => matched !== null && fit >= best.fit * nearlyBest)
    .map(({ code }) => code);
}

/**
 * Checks whether a title is in the language of its advert: one word of it is, and is not English. German adverts often have
 * English titles.
 */
export function isTitleIn(language: string, title: string): boolean {
  const vocabulary = loadVocabulary();
  const at = languages.findIndex((one) => one === language);
  return wordsOf(title).some((word) => {
    const { weights } = vocabulary.lookUp(word);
    return (weights[0] ?? 0) === 0 && (weights[at] ?? 0) > 0;
  });
}
