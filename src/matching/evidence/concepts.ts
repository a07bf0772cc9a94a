import equivalents from "../../../data/matching/equivalents.json" with { type: "json" };
import { findSkills } from "../../jobs/extraction/skills/find-skills.ts";
import { skillNamed } from "../../jobs/extraction/skills.ts";
import { stopWords } from "../../text/stop-words.ts";
import { foldText } from "../../text/fold-text.ts";

/** Words of adverts and CVs that say nothing about the work. Folded. */
const idle = new Set(
  `able ability across about all also already always any anything area areas around based basic best better big both bring
  clear comfortable company day days deep different each eager easy employer environment equal every everyone excellent
  experience experienced expert fast few first full general good great hand happy hard have having help helping high hold holding
  however ideal ideally important including including individual interest job join keen keep keeping key kind know knowing
  knowledge large least level like live long look looking make making many may minimum modern month months must need needed
  needs new next nice number one online open other others own part people person plan plus position preferably preferred
  proven ready real record related relevant required requirement right role same several similar skill skills small solid
  some someone something strong such sure take team three time two under understanding use used using various very want way
  week weekly welcome well will willing within work worked working world write written year years your years daily monthly
  und der die das mit von fur sie ihr ihre wir den dem des ein eine einer oder bei auf als nach gute guter gutes sehr kenntnisse
  erfahrung sicherer umgang mindestens jahre berufserfahrung idealerweise les des une pour avec dans vous votre nous sur que
  los las una con para por del sus anos experiencia experience ans
  abgeschlossene abgeschlossen bereitschaft erste freude fundierte gern gultiger gultige idealfall jahr mehrjahrige moglichst sichere
  sicheren sind teil umgangs voraussetzung wunschenswert zwei drei funf bonne bonnes capacite connaissance connaissances deux
  etes exigee habitude indispensable maitrise minimum niveau pratique requis savez souhaitee trois une vraie avez
  capacidad conocimiento conocimientos deseable dos formacion imprescindible manejo minima minimo nivel requerida
  requiere tener tres valorara valora bardzo dobra dobrej doswiadczenia doswiadczenie dwa gotowosc gotowosci lat lata mile minimum
  podstawowej poziomie sprawnego trzy umiejetnosc umiejetnosci widziane wymagane znajomosc znajomosci`.split(
    /\s+/,
  ),
);

/** Endings of English words. Without them, "invoices", "invoiced" and "invoicing" are equal. */
const ending = /(?:isations?|izations?|ations?|ments?|ings?|ions?|ed|es|e|s|ly)$/;
const shortest = 3;

function stemOf(word: string): string {
  const singular = word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
  const cut = singular.replace(ending, "");
  const stem = cut.length >= shortest && singular.length > 4 ? cut : singular;
  return stem.length > shortest ? stem.replace(/([b-df-hj-km-np-rt-z])\1$/, "$1").slice(0, 9) : stem;
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}%+#&]+/gu) ?? [];

/** Returns the stems of the words that say what a text is about. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !stopWords.has(word) && !idle.has(word));
  return [...new Set(words.filter((word) => !/^\d+$/.test(word)).map(stemOf))];
}

/** Letters that two words of other languages than English have in common at their beginning, or one in the other. */
const [sameStart, sameInside] = [6, 7];

/**
 * Whether one of these words is another form or a part of a word: "Anleitung" and "Praxisanleitung", "Excelem" and "Excelu". For
 * languages that put words together or change their ends. Stems of English words are equal.
 */
export function hasForm(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  return [...words].some(
    (one) =>
      (word.length >= sameStart && one.startsWith(word.slice(0, sameStart))) ||
      (word.length >= sameInside && one.includes(word)) ||
      (one.length >= sameInside && word.includes(one)),
  );
}

type Phrase = { concept: string; stems: readonly string[] };

/** The phrases of the table by their first stem. A row is known by the name of the skill that it begins with, if there is one. */
const phrases: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  equivalents.flatMap((row) => {
    const written = row.split("; ");
    const concept = skillNamed(written[0] ?? "") ?? written[0] ?? "";
    return written.map((phrase): Phrase => ({ concept, stems: wordsOf(phrase).map(stemOf) }));
  }),
  ({ stems }) => stems[0] ?? "",
);

/** Words that may stand between the words of a phrase: "gave 1,400 flu vaccinations". */
const mostBetween = 3;

/** Returns the names of everything that a text names, in whichever words: skills, and the rows of the table of equivalents. */
export function conceptsIn(text: string): Set<string> {
  const found = new Set(findSkills(text).map(({ skill }) => skill));
  const stems = wordsOf(text).map(stemOf);
  for (const [at, stem] of stems.entries())
    for (const phrase of phrases.get(stem) ?? [])
      if (!found.has(phrase.concept) && holdsPhrase(stems, at, phrase)) found.add(phrase.concept);
  return found;
}

/** The words of a phrase may come in any order: "stock counts" and "counted the stock". */
function holdsPhrase(stems: readonly string[], at: number, { stems: wanted }: Phrase): boolean {
  if (wanted.length === 1) return true;
  const reach = wanted.length + mostBetween;
  const near = stems.slice(Math.max(0, at - reach + 1), at + reach);
  return wanted.every((stem) => near.includes(stem));
}
