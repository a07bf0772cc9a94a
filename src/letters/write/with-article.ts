import nouns from "../../../data/letters/nouns-with-article.json" with { type: "json" };

const determiners =
  "an?|the|all|both|each|every|one|our|their|its|this|that|these|those|more|over|up|out|with|in|on|at|of|for|to|from|by|as|and|or|any|some|several|many|multiple|various|two|three|four|five|six|seven|eight|nine|ten";

/**
 * A noun that lines of CVs often give without an article ("mentored team of six"), with up to five words before it that
 * are not determiners, at the end of its phrase.
 */
const bareNoun = String.raw`(?:(?!(?:${determiners})\s)[\p{L}\d./%-]+ ){0,5}(?:${nouns.join("|")})(?=$|[,;]| (?:of|for|to|from|in|on|at|by|with|that|which|using|and|across|within|into|based|used|deployed|between|\p{L}+ing(?= [\p{L}\d])(?! (?:and|or|for|of|in|at)\b)|accepted)\b)`;

/** The places of missing articles: after the first verb, after a second verb, and after a preposition without a verb. */
const lacking = new RegExp(
  String.raw`(^\p{Ll}[\p{Ll}-]*(?: and \p{Ll}+ed)?|\band \p{Ll}{3,}ed|\b(?:for|with|from|into|across)(?! \p{L}+ing\b)) (${bareNoun})`,
  "gu",
);

/** Adds the articles that a line of a CV left out: "mentored team of six" → "mentored a team of six". */
export function withArticle(text: string): string {
  const whole = text.replace(
    /\b(in|for|within) (?=(?:first|last|next) \S+ (?:days|weeks|months|years)\b)/gu,
    "$1 the ",
  );
  return whole.replace(
    lacking,
    (_, before: string, noun: string) =>
      `${before} ${/^(?:[aeio]|u(?!ni|se|i\b)|8|11\b|18\b|MVP|API|ML|NLP|SQL|LLM|HR)/iu.test(noun) ? "an" : "a"} ${noun}`,
  );
}
