import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { lineText, type TextLine } from "../text-line.ts";

/** "2014 4 株式会社例 入社（旋盤を担当）": year, month, name, what happened, and a note. */
const row =
  /^(\d{4}|(?:令和|平成|昭和)(?:\d{1,2}|元))年?\s*(\d{1,2})月?\s+(.+?)\s*(入学|卒業|修了|中退|入社|入職|退社|退職|取得|合格)(?:予定|見込み?)?\s*(?:[（(](.+)[)）])?$/u;
/** The form's own words. Its headings are written again above their rows. */
const formWords = /^(?:年\s*月.*|学歴|職歴|学歴\P{L}+職歴|免許\P{L}+資格|現在に至る|以上)$/u;
const isStart = /入/u;
const isEnd = /卒業|修了|中退|退/u;
const leastRows = 3;

type FormRow = { date: string; name: string; what: string; note: string };

/**
 * Reads the rows of the usual Japanese form, which has a row for the beginning and another for the end of each study
 * and job, as one line for each of them.
 */
export function readJapaneseForm(lines: readonly TextLine[]): TextLine[] {
  const rows = lines.map(rowOf);
  if (rows.filter((one) => one !== null).length < leastRows) return [...lines];
  const style = lines.find((line) => line.bold && sectionOfHeading(lineText(line)) !== null);
  let section = "";
  return lines.flatMap((line, index) => {
    const one = rows[index];
    if (!one) return formWords.test(lineText(line)) ? [] : [line];
    const belongs = (other: FormRow | null | undefined) => other?.name === one.name;
    if (isEnd.test(one.what) && rows.slice(0, index).some((before) => belongs(before) || isOwnWish(one)))
      return [];
    const end = rows.slice(index + 1).find((after) => belongs(after) || (after && isOwnWish(after)));
    const period = isStart.test(one.what) ? `${one.date} – ${end?.date ?? "現在"}` : one.date;
    const heading = /[学卒修中]/u.test(one.what) ? "学歴" : isStart.test(one.what) ? "職歴" : "資格";
    const begins = heading !== section;
    section = heading;
    const { size, bold, level } = style ?? { size: line.size + 2, bold: true, level: 2 };
    const head = {
      ...line,
      size,
      bold,
      level,
      bullet: false,
      gap: 3,
      cells: [[{ text: heading, bold, italic: false }]],
    };
    const texts = [period, one.note, one.name].filter((text) => text !== "");
    const cells = texts.map((text) => [{ text, bold: false, italic: false }]);
    return [...(begins ? [head] : []), { ...line, cells }];
  });
}

/** "一身上の都合により退職": the end of the job above. */
const isOwnWish = ({ name }: FormRow): boolean => name.includes("都合");

function rowOf(line: TextLine): FormRow | null {
  const [, year = "", month = "", name = "", what = "", note = ""] = row.exec(lineText(line)) ?? [];
  return name === "" ? null : { date: `${commonYear(year)}年${month}月`, name, what, note };
}

/** The first year of each era less one. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

function commonYear(year: string): string {
  const era = eras[year.slice(0, 2)];
  return era === undefined ? year : String(era + Number(year.slice(2).replace("元", "1")));
}
