import { namesDegree } from "./entry-words.ts";

const abbreviation =
  /^(?:(?:B|M|D|Ph|LL)\.?\s?(?:Sc|A|S|Eng|B\.?A|D|Phil|Ed|Com|Tech|M|B|F\.?A|CS|SCS)?\.?(?:\s?\((?:Hons|Honours)\.?\))?(?:\s+(?:[Dd]egree|[Hh]ons))?|BSc|MSc|BA|MA|BS|MS|BEng|MEng|MBA|PhD|BSCS|BTS|DUT|Dr\.?|mgr(?:\s+inż)?\.?|inż\.?|lic\.?|Dipl\.?-?\p{L}*\.?|Diplom)(?=[\s,:(]|$)/u;
const connector =
  /^(?:\s*[,:–—]\s*|\s+-\s+|\s+(?:in|of|en|em|für|di|de|del|der|w|z|σε|στη|στην|στις|στον|з|із|في|ב|major in|with a major in|specialised in|option|mention|spécialité)\s+|\s+)/iu;
const long =
  /^(?:(?:Bachelor|Master|Associate|Doctor)(?:'s|’s)?(?:\s+(?:of|degree|of the)\s+(?:\p{Lu}[\p{L}.]+)(?:\s+(?:and\s+)?(?!in\b)\p{Lu}\p{L}+){0,2}|\s+degree|\s+of\s+[A-Z][a-z]+)?)(?=\s+in\s|\s*[,–(:—]|\s+-\s|$)/u;
const multiWord =
  /^(?:Licence professionnelle|Licence|Master professionnel|Máster universitario|Grado|Doctorado|Licenciatura|Licenciado|Laurea(?: (?:triennale|magistrale|specialistica))?|Mestrado|Doutoramento|Doutorado|Bacharelado|Licencjat|Magister(?: inżynier)?|Studia (?:magisterskie|licencjackie|inżynierskie|podyplomowe)|Master|Bachelor|Doctorat|Diplôme d[e’']\s?ingénieur|Diplôme|Diploma|Staatsexamen|Promotion|Ausbildung|HBO|MBO|Πτυχίο|Μεταπτυχιακό(?: δίπλωμα)?|Διδακτορικό|Δίπλωμα|Бакалавр|Магістр|Спеціаліст|Кандидат|بكالوريوس|ماجستير|دكتوراه|دبلوم|תואר (?:ראשון|שני|שלישי)|学士|修士|博士|硕士|\p{Script=Han}{1,3}学士|\p{Script=Han}{1,3}硕士)(?=[\s,:–—(（]|$)/u;

/** A degree of one word before its field: "Baccalauréat économie". */
function firstWord(text: string): RegExpExecArray | null {
  const match = /^\S+(?=\s+\S)/u.exec(text);
  return match && namesDegree(match[0]) ? match : null;
}

/** Splits "BSc Statistics", "Master of Arts in History" or "Laurea in Economia" into degree and field. */
export function splitDegree(text: string): { studyType: string; area: string } {
  const parts = /^([^,，、]+?)\s*[,，、]\s*(.+)$/u.exec(text);
  if (parts && namesDegree(parts[1] ?? "")) return { studyType: parts[1] ?? "", area: parts[2] ?? "" };
  const match = long.exec(text) ?? abbreviation.exec(text) ?? multiWord.exec(text) ?? firstWord(text);
  if (!match) return { studyType: text, area: "" };
  const rest = text.slice(match[0].length);
  const between = connector.exec(rest);
  const area = rest.slice(between?.[0].length ?? 0).trim();
  return { studyType: match[0].trim(), area: area.replace(/^\((.*)\)$/u, "$1").replace(/^（(.*)）$/u, "$1") };
}
