/** Endings of words for what people can do, in the languages of headings. A name of a tool seldom has them. */
const abilityEnding =
  /(?:ings?|tions?|sions?|ments?|ships?|abilit(?:y|ies)|ness|ities|ity|ances?|ences?|[aeou]ry|ery|ography|ology|onomy|otomy|thy|istry|phony|macy|cacy|ité|tät|ario|ería|ics|house|ism|sis|sheets?|work|keeping|care|craft|ung(?:en)?|heit|keit|wesen|lehre|führung|haltung|pflege|ierung|arbeit(?:en)?|rechnung|kunde|schaft|erie|age|ción|sión|miento|dad|zione|gione|mento|ção|são|ità|anza|enza|heid|beheer|kunde|anie|enie|ość)$/iu;
/** Other words for abilities and fields that are no names. */
const ability =
  /^(?:research|sales|retail|tenders?|triage|design|budgets?|rotas?|payroll|law|tax|art|music|drama|sport|english|maths?|history|welsh|first aid|audits?|risk|stock|till|tills|cash|catering|logistics|finance|hr|it|pr|seo|vat|cookery|pastry|recruitment|security|safety|hygiene|health|web|forklift|joinery|tiling|brickwork|garden|animals|children|science|biology|contracts?|events?|travel|strategy|policy|legal|medicines?|wounds?|vaccines?|admin|office|reception|filing|diary|minutes|backups?|networks?|servers?|reports?|dashboards?|spreadsheets?|statistics|forecasts?|agile|lean|accessibility|budget|finanzen|vertrieb|einkauf|logistik|verkauf|ventes?|achats?|ventas|compras|barista|latte|latin|algebra|calculus|german|french|spanish|deutsch|dispatch|supply|sign|driver)$/iu;

/**
 * Whether a skill is the name of a tool, a system or a standard in one word: "Python", "HACCP". What several words mean,
 * a job can show in other words.
 */
export function isToolName(skill: string): boolean {
  const name = skill.replace(/\(.*\)/, "").trim();
  if (name === "" || /[\s\p{Pd}/&,]/u.test(name)) return false;
  if (/\d|\p{Ll}\p{Lu}|[.+#]/u.test(name) || /^\p{Lu}{2,}s?$/u.test(name)) return !ability.test(name);
  return /^\p{Lu}/u.test(name) && !abilityEnding.test(name) && !ability.test(name);
}
