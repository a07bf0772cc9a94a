import towns from "../../../../data/cv/score/towns.json" with { type: "json" };
import { foldForComparing } from "../normalise-text.ts";
import { translations } from "../../translations/translations.ts";
import { isLabel, isDocumentTitle } from "../sections/labels.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { namesRole } from "./entry-words.ts";

/** The codes of two letters that the table of countries knows. */
const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const codes = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const countryCodes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => codes.of(code) !== undefined);
const countries = new Set(
  "usa u.s.a. u.s. uk u.k. uae england scotland wales deutschland türkiye holland schweiz".split(" "),
);
for (const language of Object.keys(translations)) {
  const names = new Intl.DisplayNames([language], { type: "region" });
  for (const code of countryCodes) countries.add((names.of(code) ?? code).toLowerCase());
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

/** A place in its parts. `score`: 1 for a certain place, 0 for a text that only may be one. */
export type ReadPlace = { address: string; postalCode: string; city: string; region: string; score: number };

const known = new Set(towns.map(foldForComparing));
const isTown = (text: string): boolean => known.has(foldForComparing(text));

/** "72336 Balingen", "D-72336 Balingen", "302 49 Halmstad", "8012 EK Zwolle", "85-022 Bydgoszcz", "4000-123 Porto" */
const codeFirst =
  /^((?:[A-Z]{1,2}-)?(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6})(?:\s[A-Z]{2}(?=\s))?)\s+(\p{L}.*)$/u;
/** "Leeds LS2 9JT", "Bristol BS6", "TN 37916" */
const codeLast = /^(.*\p{L}\.?)\s+([A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?|\d{5}(?:-\d{4})?|\d{6})$/u;
const street =
  /(?:^|[\s(])(?:ul|str|av|avda|via|rue|calle|c|rua|ул|вул|пр|д|кв|no|nr|jl|cad|sok|mah|apt|flat|kebele|woreda)[.:](?:\s|$)|(?:straße|strasse|weg|gasse|platz|straat|laan|gatan|vägen|vej|gade|street|road|avenue|ave|blvd|boulevard|drive|court|square|terrace|close|lane|sub-?city|district|mahallesi|caddesi)\.?(?:\s|$)|^(?:rue|via|calle|rua|avenida|avenue|piazza|plaza|place)\s/iu;
const isStreet = (part: string): boolean => /\d/.test(part) || street.test(part);
/** "г. Тверь", "м. Львів": the word for "town". */
const townWord = /^(?:г|м|гр|gm|mun|or)\.\s*/iu;

/** Splits a text that says where somebody lives. The town is the part with the postal code, or the one after the street. */
export function readPlace(text: string): ReadPlace | null {
  const plain = text.replace(/^[^\p{L}\p{N}]+/u, "").trim();
  if (plain.length > 90 || !/\p{L}{2}/u.test(plain)) return null;
  return eastAsian(plain) ?? western(plain);
}

function western(plain: string): ReadPlace {
  const parts = plain.split(/\s*[,،、·•]\s*|\s+[–—-]\s+/u).filter((part) => part !== "");
  // "1418 Laurel Ave" is no postal code, also not where the code is after the state.
  const hasState = parts.some((part) => /^[A-Z]{2}\s\d{5}/.test(part));
  const isCoded = (part: string) => codeFirst.test(part) && !street.test(part) && !hasState;
  const coded = parts.findIndex(isCoded);
  const britishAt = parts.findIndex((part) => /\s[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?$/.test(part));
  const streetAt = parts.findLastIndex((part) => isStreet(part.replace(codeLast, "$1")) && !isCoded(part));
  const at = [
    coded,
    britishAt,
    streetAt + 1 < parts.length && streetAt >= 0 ? streetAt + 1 : -1,
    parts.findIndex(isTown),
    parts.findIndex((part) => !isStreet(part)),
  ].find((index) => index >= 0);
  const part = parts[at ?? 0] ?? plain;
  const first = isCoded(part) ? codeFirst.exec(part) : null;
  const last = codeLast.exec(part);
  const town = (first?.[2] ?? last?.[1] ?? part).replace(townWord, "");
  const city =
    town
      .split("/")
      .at(-1)
      ?.replace(/\s*\([^()]*\)$/u, "")
      .trim() ?? town;
  const rest = parts.slice((at ?? 0) + 1).filter((one) => !isStreet(one.replace(codeLast, "$1")));
  const region = span(plain, rest);
  const code = codeLast.exec(region);
  const hasCode = first !== null || britishAt >= 0;
  const isKnown = hasCode || isTown(city) || placeScore(plain) === 1;
  return {
    address: span(
      plain,
      parts.filter(
        (one, index) => one !== part && (index < (at ?? 0) || isStreet(one)) && !rest.includes(one),
      ),
    ),
    postalCode: first?.[1] ?? last?.[2] ?? code?.[2] ?? "",
    city,
    region: code?.[1] ?? region,
    score: isKnown ? 1 : streetAt >= 0 && parts.length > 1 ? 0.9 : placeScore(plain),
  };
}

/** The text from the first of some parts to the last, as it is written. */
function span(plain: string, parts: readonly string[]): string {
  const [first, last] = [parts[0], parts.at(-1)];
  return first === undefined || last === undefined
    ? ""
    : plain.slice(plain.indexOf(first), plain.lastIndexOf(last) + last.length);
}

/** "〒430-0945 静岡県浜松市…", "부산광역시 해운대구 …" */
function eastAsian(plain: string): ReadPlace | null {
  const code = /\d{3}-\d{4}/.exec(plain)?.[0] ?? "";
  const bare = plain.replace(/^.?\d{3}-\d{4}\s*/u, "");
  const han =
    /^(\p{Script=Han}{2,3}[都道府県省])?(\p{Script=Han}{1,6}?[市区町村])(?=\P{L}|\p{Script=Han}|$)(.*)$/u.exec(
      bare,
    );
  const hangul = /^(\p{Script=Hangul}{2,4}?)(?:특별시|광역시|특별자치시|시)(?=\s|$)(.*)$/u.exec(bare);
  const city = han?.[2] ?? hangul?.[1];
  if (city === undefined) return null;
  return {
    address: (han?.[3] ?? hangul?.[2] ?? "").trim(),
    postalCode: code,
    city,
    region: han?.[1] ?? "",
    score: 1,
  };
}
