import { translations } from "../../translations/translations.ts";
import { isLabel } from "../sections/labels.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { isDocumentTitle } from "../sections/document-titles.ts";
import { namesRole } from "./role-words.ts";

const regionCodes =
  "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VE VN XK YE ZA ZM ZW".split(
    " ",
  );
const countries = new Set(
  "usa u.s.a. u.s. uk u.k. uae england scotland wales deutschland türkiye holland schweiz".split(" "),
);
for (const language of Object.keys(translations)) {
  const names = new Intl.DisplayNames([language], { type: "region" });
  for (const code of regionCodes) countries.add((names.of(code) ?? code).toLowerCase());
}
const states = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD".split(
    " ",
  ),
);
const remote =
  /^(?:fully |100 ?% )?(?:remote|hybrid|on-?site|homeoffice|télétravail|teletrabajo|da remoto|zdalnie|remoto|віддалено|عن بعد|リモート|远程)(?:\W.*)?$/iu;
const cjkPlace = /^\p{Script=Han}{1,6}(?:市|県|都|府|省|区|町)(?:\p{Script=Han}{1,6}(?:市|区|町|県))?$/u;

/** 1 for a certain place ("Denver, CO", "Lyon, France"), 0.5 for the form of one ("Paris, Île-de-France"), else 0. */
export function placeScore(text: string): number {
  const plain = text.trim();
  if (remote.test(plain) || cjkPlace.test(plain)) return 1;
  const parts = plain.split(/\s*[,،、]\s*/u);
  const last = (parts.at(-1) ?? "").replace(/\s*\(.*\)$/, "");
  if (parts.length > 4 || parts.some((part) => part.split(" ").length > 4 || part === "")) return 0;
  const isKnown = countries.has(last.toLowerCase()) || states.has(last.replace(/\s+\d{5}(?:-\d{4})?$/, ""));
  if (isKnown) return parts.length > 1 || countries.has(last.toLowerCase()) ? 1 : 0;
  const isName = (part: string) => /^(?:\p{Lu}|\p{Lo}|\d{4,5}\s)[\p{L}\p{M}\d .'’-]*$/u.test(part);
  if (/^\d{4,5}\s+\p{Lu}\p{L}+/u.test(plain) && parts.length <= 2) return 0.9;
  return parts.length >= 2 && parts.length <= 3 && parts.every(isName) ? 0.5 : 0;
}

const network = /linkedin|github|gitlab|twitter|xing|orcid|portfolio|website|blog|skype|whatsapp/iu;

/** Whether a text can be the name of a town: no label, heading, title or network. */
export function isPlaceName(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length <= 4 &&
    /^(?:\p{Lu}|\p{Lo}|[’'])[\p{L}\p{M} .’'()/-]*$/u.test(text) &&
    !isLabel(text) &&
    sectionOfHeading(text) === null &&
    !isDocumentTitle(text) &&
    !network.test(text) &&
    !namesRole(text)
  );
}
