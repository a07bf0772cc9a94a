import { findSkills } from "../../jobs/normalise/skills/find-skills.ts";
import { skillInSentence } from "../../jobs/normalise/skills/skill-in-sentence.ts";
import { isField, isPerson, singularPerson } from "../../text/person-words.ts";

/** Common words of titles that name neither a person nor a field. */
const common: ReadonlySet<string> = new Set(
  `account adult advanced agency applied area associate automation aviation back backend bank bar bid big branch brand bus
  business cabin call charity chemical child children childcare civil class classroom clinical cloud co commercial community
  content contract contracts corporate creative credit crew cyber database day deep desk desktop developmental digital
  district division domestic electrical electronic electronics embedded emergency end energy enterprise estate estates event
  events export family field film fire first fleet floor food front frontend full fund game games gas general grants graphic
  ground group gym home hotel house housing human ict import independent industrial information innovation interior internal
  international investment junior key kitchen lab laboratory language lead learner library line live loan local lorry
  machine main market materials mechanical mental mid mobile motion museum music national network night nursery oil online outreach
  pastry patient pastoral payment payments peer pension phone physical plant platform policy port practice press primary
  private procurement programme program project property public rail ranking recovery regional registered reporting reservations
  residential resident resource resources restaurant room route school second secondary self senior shift shop site sister skilled
  solution solutions special specialised specialized sport sports spa stack state stock stores store strategic street structural
  system talent tax team technical test theatre ticket tour town traffic trainee tram truck user van vehicle video vice visual voice
  auto awareness beauty bench broadband commis convenience crane dairy dental dependency diesel domiciliary geotechnical high
  hospital incident licensed locum loss nail overnight park piano script search seasonal summer timetable tire tractor
  vocational weekend window
  volunteer ward waste water web wedding wholesale yard young youth`.split(/\s+/),
);

const isCommon = (word: string): boolean =>
  common.has(word.toLowerCase()) || isPerson(word) || singularPerson(word) !== null || isField(word);

/**
 * Writes an English title of a CV as a sentence names it. A title with a capital that may be a name is not changed.
 *
 * @example titleInSentence("Senior QA Engineer") // "senior QA engineer"
 * @example titleInSentence("London Bus Driver") // "London Bus Driver"
 */
export function titleInSentence(title: string): string {
  const skills = findSkills(title).map((mention) => {
    const written = title.slice(mention.start, mention.end).toLowerCase();
    const isName =
      mention.skill.toLowerCase() === written && skillInSentence(mention.skill) === mention.skill;
    const isNoun = skillInSentence(mention.skill) !== mention.skill;
    return { ...mention, isName, isNoun };
  });
  let isKnown = true;
  const text = title.replace(/(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word, at: number) => {
    const within = skills.filter(({ start, end }) => start <= at && at < end);
    if (within.some(({ isName }) => isName)) return word;
    if (!isCommon(word) && !within.some(({ isNoun }) => isNoun)) isKnown = false;
    return word.toLowerCase();
  });
  return isKnown ? text : title;
}
