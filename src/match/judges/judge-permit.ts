import type { Judge } from "../verdict.ts";
import { namesOfCountry, namesPlace } from "./names-of-country.ts";

const permitPattern =
  /\b(?:right to work|work permit|authori[sz]ed to work|eligible to work|(?:pre-?)?settled status|indefinite leave|permanent resident|green card|blue card|(?:eu|us|uk|british|german|french|irish) citizen|arbeitserlaubnis|niederlassungserlaubnis|permis de travail|titre de séjour|permiso de trabajo)\b/iu;

/** A right to work is never guessed: it is unknown unless the CV mentions it or the nationality of the country. */
export const judgePermit: Judge<"permit"> = ({ countries }, cv) => {
  const line = cv.lines.find(({ text }) => permitPattern.test(text));
  if (line) return { verdict: "met", lines: [line], note: "" };
  const text = cv.nationality.trim();
  const isNational = countries.some((code) =>
    namesOfCountry(code, cv.language).some((name) => namesPlace(text, name)),
  );
  if (text !== "" && isNational)
    return {
      verdict: "met",
      lines: [{ text, address: "personal/nationality", list: "personal", row: null, where: "Nationality" }],
      note: "",
    };
  return { verdict: "unknown", lines: [], note: "Your CV does not say. Only you know." };
};
