import degrees from "../../../../data/cv/reading/degrees.json" with { type: "json" };
import institutions from "../../../../data/cv/reading/institutions.json" with { type: "json" };
import organisations from "../../../../data/cv/reading/organisations.json" with { type: "json" };
import roles from "../../../../data/cv/reading/roles.json" with { type: "json" };

const unspaced = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;

type Edges = { before?: string; after?: string; more: string; dot?: string; hyphen?: string };

/** Matches words of a list, and compounds of German and Dutch that end with some of them. */
function anyOf(list: readonly string[], { before = "", after = "", more, dot = "", hyphen = "-" }: Edges) {
  const joined = list.filter((word) => unspaced.test(word));
  const spaced = list
    .filter((word) => !joined.includes(word))
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(".", String.raw`\.${dot}`).replaceAll("-", hyphen));
  return new RegExp(`${before}(?:${spaced.join("|")})${after}|${joined.join("|")}|${more}`, "iu");
}

const wordEnd = String.raw`(?!\p{L})`;
const role = anyOf(roles, {
  before: String.raw`(?<!\p{L})(?:ال|ה)?(?:\p{L}*-)?`,
  more: String.raw`\p{L}{3,}(?:entwickler|ingenieur|leiter|berater|manager|techniker|ontwikkelaar|medewerker|adviseur|meister|verkäufer|pfleger|lehrer|zeichner|assistent)(?!\p{Ll}{4})`,
});
const organisation = anyOf(organisations, {
  before: String.raw`(?<![\p{L}.])`,
  after: wordEnd,
  more: String.raw`\p{L}{3,}(?:klinik|werke|verlag|bank|gruppe|versicherung)${wordEnd}`,
});
const institution = anyOf(institutions, {
  before: String.raw`(?<![\p{L}.])`,
  more: String.raw`\p{L}+(?:universität|hochschule|schule|universiteit|hogeschool|gymnasium)${wordEnd}`,
  dot: "?",
  hyphen: "[ -]",
});
const degree = anyOf(degrees, {
  before: String.raw`(?<![\p{L}.])`,
  after: wordEnd,
  more: String.raw`(?<!\p{L})(?:bachelor|master|magister|diplom|doctor|πτυχί|μεταπτυχ|διδακτορ|бакалавр|магістр|inżynier|licencja|magist|laurea|licenciat)\p{L}*|\p{L}{3,}programmet${wordEnd}`,
  dot: "?",
  hyphen: "[ -]",
});

export const namesRole = (text: string): boolean => role.test(text);
/** "Software Engineer" and "Bank Clerk" name a role, "Software House" and "College of Nurses" an organisation. */
export function namesOrganisation(text: string): boolean {
  const [, last = ""] = /(?<=^|\s)\p{L}{4,}\s(\p{L}+)$/u.exec(text) ?? [];
  return organisation.test(text) && (!role.test(last) || organisation.test(last));
}
export const namesInstitution = (text: string): boolean => institution.test(text);
export const namesDegree = (text: string): boolean => degree.test(text);
