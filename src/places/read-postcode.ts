import britishPostcodes from "../../data/places/british-postcodes.json" with { type: "json" };
import germanPostcodes from "../../data/places/german-postcodes.json" with { type: "json" };
import usZipCodes from "../../data/places/us-zip-codes.json" with { type: "json" };
import { foldText } from "../text/fold-text.ts";

/** A postcode in a text. */
export type ReadPostcode = {
  /** The cities that it may mean. */
  cities: string[];
  /** True when other words of the text name one of them, or its state or country. */
  isSure: boolean;
  /** The text without it. */
  rest: string;
};

const british = new Map(britishPostcodes.map(({ area, town }) => [area, `${town}, UK`]));
const german = new Map(germanPostcodes.map((row) => [row.area, row]));
const american = Map.groupBy(usZipCodes, ({ area }) => area);

const wholeBritish = /(?<![\p{L}\p{N}])([a-z]{1,2})\d[a-z\d]?\s?\d[a-z]{2}(?![\p{L}\p{N}])/iu;
/** The first half of a British postcode, alone or at the end. "Level 2" and "L2" are not places. */
const britishDistrict = /(?:^|(?<=\s))([a-z]{1,2})\d(?:\d|[a-z])?$/iu;
const otherCodes = /^(?:s3|s4|ec2|e2e|l[1-4]|b2b|b2c|g[1-9]|w2|c[1-2])$/iu;
/** Not the number of a standard: "ISO 27001". */
const fiveDigits =
  /(?<!(?:iso|iec|din|en|bs|soc)[\s-]*)(?<![\p{L}\p{N}\p{Sc}.,-])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}]|[.,–-]\d)/iu;

/**
 * Finds a British, American or German postcode. Five digits may be both a ZIP code and a German postcode: then a city or
 * a country in the other words decides, or both are meant.
 *
 * @example readPostcode("python developer EC2A 4NE") // .cities // ["London, UK"]
 */
export function readPostcode(text: string): ReadPostcode | null {
  const typed = text.trim();
  const letters = wholeBritish.exec(typed) ?? districtIn(typed);
  const town = letters && british.get((letters[1] ?? "").toUpperCase());
  if (letters && town) return { cities: [town], isSure: true, rest: without(typed, letters[0]) };
  const digits = fiveDigits.exec(typed);
  if (!digits) return null;
  const rest = without(typed, digits[0]);
  const cities = [zipCity(digits[1] ?? ""), germanTown(digits[1] ?? "")].filter((city) => city !== undefined);
  const said = cities.filter((city) => isNamedIn(city, rest));
  if (cities.length === 0) return null;
  return { cities: said.length > 0 ? said : cities, isSure: said.length > 0, rest };
}

/** Replaces a postcode by its city, unless other words say where it is. */
export function spellPostcode(typed: string): { text: string; isPostcode: boolean } {
  const code = readPostcode(typed);
  if (!code) return { text: typed, isPostcode: false };
  const isNamed = !code.isSure && /\p{L}/u.test(code.rest);
  return { text: isNamed ? code.rest : code.cities.join(" or "), isPostcode: true };
}

function districtIn(typed: string): RegExpExecArray | null {
  const found = britishDistrict.exec(typed);
  return found && !otherCodes.test(found[0]) ? found : null;
}

const without = (typed: string, code: string) => typed.replace(code, " ").replace(/\s+/g, " ").trim();

/** Looks up a ZIP code: that of a city with the range of its last two digits, else that of the area's largest city. */
function zipCity(code: string): string | undefined {
  const rows = american.get(code.slice(0, 3)) ?? [];
  const row = rows.find(({ last }) => last && isIn(last, code.slice(3))) ?? rows.find(({ last }) => !last);
  return row && `${row.town}, ${row.state}`;
}

/** @example isIn("36 40-41", "41") // true */
function isIn(ranges: string, digits: string): boolean {
  return ranges.split(" ").some((range) => {
    const [from = "", to = from] = range.split("-");
    return from <= digits && digits <= to;
  });
}

function germanTown(code: string): string | undefined {
  const row = german.get(code.slice(0, 2));
  return row && isIn(`${row.from}-${row.to}`, code.slice(2)) ? `${row.town}, Germany` : undefined;
}

const namesAmerica = /(?<!\p{L})(?:usa?|united states|america)(?!\p{L})/u;
const namesGermany = /(?<!\p{L})(?:germany|deutschland|de)(?!\p{L})|[äöüß]/u;

function isNamedIn(city: string, words: string): boolean {
  const [name = "", region = ""] = city.split(", ");
  if (foldText(words).includes(foldText(name)) || words.split(/[\s,]+/).includes(region)) return true;
  return (city.endsWith("Germany") ? namesGermany : namesAmerica).test(words.toLowerCase());
}
