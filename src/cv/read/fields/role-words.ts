import organisations from "../../../../data/cv/reading/organisations.json" with { type: "json" };
import roles from "../../../../data/cv/reading/roles.json" with { type: "json" };

/** Matches beginnings of words that name a role. */
const starts = (list: readonly string[]): RegExp => {
  const joined = list.filter((word) => /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/.test(word));
  const spaced = list
    .filter((word) => !joined.includes(word))
    .map((word) => word.replaceAll(".", String.raw`\.`));
  return new RegExp(
    String.raw`(?:(?<!\p{L})(?:ال|ה)?(?:\p{L}*-)?(?:${spaced.join("|")}))|${joined.join("|")}|\p{L}{3,}(?:entwickler|ingenieur|leiter|berater|manager|techniker|ontwikkelaar|medewerker|adviseur|meister|verkäufer|pfleger|lehrer|zeichner|assistent)(?!\p{Ll}{4})`,
    "iu",
  );
};
/** Matches whole words that name an organisation. */
const wholes = (list: readonly string[]): RegExp => {
  const joined = list.filter((word) => /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/.test(word));
  const spaced = list
    .filter((word) => !joined.includes(word))
    .map((word) => word.replaceAll(".", String.raw`\.`));
  return new RegExp(
    String.raw`(?<![\p{L}.])(?:${spaced.join("|")})(?!\p{L})|${joined.join("|")}|\p{L}{3,}(?:klinik|werke|verlag|bank|gruppe|versicherung)(?!\p{L})`,
    "iu",
  );
};

const role = starts(roles);
const organisation = wholes(organisations);

export const namesRole = (text: string): boolean => role.test(text);
export const namesOrganisation = (text: string): boolean => organisation.test(text);
