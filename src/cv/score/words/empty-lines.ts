/** A line that a template or a form left behind. */
export const templateLine =
  /lorem ipsum|dolor sit amet|\[(?:your|insert|company|name|city|date|title|phone|email|position)\b[^\]]*\]|<(?:your|insert|company|name)\b[^>]*>|\b(?:your (?:name|company|title) here|insert .{0,20} here|job title here|company name here|todo|tbd|xxx+|asdf\w*|placeholder)\b|^(?:description|summary|a summary of .{0,30}|accomplishment \d*|responsibility \d+|achievement \d+|text|etc)[.…]*$/i;

/** English lines that say nothing about the person: references on request, and what one wants from an employer. */
export const emptyLine =
  /references?\s+(?:are\s+)?(?:available|furnished|provided|on request|upon request)|\b(?:to obtain|to secure|seeking|looking for|in search of|want)\b.{0,40}\b(?:a |any )?(?:challenging |suitable |good |responsible |rewarding )?(?:position|job|role|opportunity)\b.{0,60}\b(?:growth|grow|reputed|reputable|utili[sz]e my|skills and (?:abilities|knowledge)|pay|salary)\b/i;
