/** Legal forms at the end of a name. "AG" and "SE" are not removed, because in some names they mean something else. */
const legalForm =
  /(?:,? (?:inc|llc|ltd|limited|plc|p\.?l\.?c|corp|gmbh(?: & co\.? kg)?|b\.?v|s\.?r\.?l|sp\. z o\.?o|pty ltd)\.?)+$/iu;

/** A company as people say it in a sentence: "Kestrel Parcel Systems GmbH" is "Kestrel Parcel Systems". */
export function companyInSentence(name: string, language = ""): string {
  // In German, the legal form decides the article: "bei der Nordwind GmbH".
  if (language === "de") return name;
  return name.replace(legalForm, "").trim() || name;
}
