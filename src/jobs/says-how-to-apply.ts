const documents =
  "(?:cvs?|c\\.v\\.?|r[eé]sum[eé]s?|curr[ií]culum|applications?|cover letters?|documents?|credentials?)";

/** Words with which adverts in several languages say how to apply. */
const ways: readonly RegExp[] = [
  /\bhow (?:to|can i|do i) apply\b|\bto apply[,:]|\bapply (?:in person|online|via|through|directly at|at|using)\b/i,
  new RegExp(`\\b(?:send|submit|e-?mail|forward|bring|drop|post|upload)\\b.{0,40}\\b${documents}`, "i"),
  /\b(?:call|phone|tel|telephone|mobile|whats ?app|contact|reach)\b[^\n]{0,40}\d{3}[\d ]{3}|\btelegram\b.{0,20}@\w|\bt\.me\//i,
  /\bbewerben sie sich\b|\bbewirb dich\b|\bbewerbung(?:en|sunterlagen)?\b.{0,40}\b(?:an|per|über|unter|bitte)\b/i,
  /\bpostule[rz]\b|\benvoye[rz]\b.{0,40}\b(?:cv|candidature)/i,
  /\benv[ií](?:ar|e|a|en)\b.{0,40}\b(?:cv|curr[ií]culum)|\binviar?e?\b.{0,40}\b(?:cv|curriculum)/i,
  /\baplikuj\b|\b(?:prześlij|przesłanie|wyślij)\b.{0,40}\bcv\b|\bsolliciteer\b/i,
];

/** Checks whether the text of an advert says how one applies, for adverts without a link or address to apply at. */
export function saysHowToApply(text: string): boolean {
  return ways.some((way) => way.test(text));
}
