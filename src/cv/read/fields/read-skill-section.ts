import { findPeriods } from "../../../text/periods.ts";
import { namesLanguage, namesLanguages } from "../sections/language-names.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { cellText, lineText, type TextCell, type TextLine } from "../text-line.ts";
import { foundValue, isFound, type FoundTree } from "./found-value.ts";
import { cefr, isLanguageItem, isLanguageRow } from "./read-languages.ts";
import { splitInlineItems } from "./split-inline-items.ts";

const level =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|novice|master|experte|fortgeschritten|grundkenntnisse|sehr gut|gut|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avanzato|base|avançado|zaawansowany|średniozaawansowany|podstawowy|gevorderd|basis|\d ?\/ ?\d|[★☆●○■□]+)$/iu;

/** Takes the languages out of a section of skills or of other facts. Sentences and dates of signature are no skills. */
export function sortSkillLines(lines: readonly TextLine[]): { skills: TextLine[]; languages: TextLine[] } {
  const sorted = { skills: [] as TextLine[], languages: [] as TextLine[] };
  for (const [index, line] of lines.entries()) {
    const [first, ...others] = line.cells;
    const text = lineText(line);
    const inline = /^([^:：]{3,30})[:：]\s*(\S.*)$/u.exec(text);
    const isHeaded = others.length > 0 && first && sectionOfHeading(cellText(first)) === "languages";
    const rest = isHeaded ? { ...line, cells: others } : line;
    const [name] = others.length === 1 ? others : [];
    if (isHeaded && namesLanguages(rest)) sorted.languages.push(rest);
    else if (
      inline &&
      sectionOfHeading(inline[1] ?? "") === "languages" &&
      namesLanguages(asText(line, inline[2] ?? ""))
    )
      sorted.languages.push(asText(line, inline[2] ?? ""));
    else if (isLanguageRow(line)) sorted.languages.push(line);
    // "Mother tongue" beside the language.
    else if (first && name && namesLanguage(cellText(name)))
      sorted.languages.push({ ...line, cells: [name, first] });
    else if (!isNoSkill(line, lines.slice(index + 1))) sortItems(line, sorted);
  }
  return sorted;
}

const asText = (line: TextLine, text: string): TextLine => ({
  ...line,
  cells: [[{ text, bold: false, italic: false }]],
});

/** The head of a table of languages, a clause, or the town and day of a signature at the end. */
function isNoSkill(line: TextLine, after: readonly TextLine[]): boolean {
  const text = lineText(line);
  const isLevels = line.cells.every((cell) => cefr.test(cellText(cell)));
  const isGrid =
    line.cells.length > 1 &&
    after
      .slice(0, 3)
      .some((one) => isLanguageRow(one) || one.cells.every((cell) => cefr.test(cellText(cell)))) &&
    line.cells.every((cell) => cellText(cell).length < 25);
  const isClause = text.length > 70 && !/[,;•|·、،]/u.test(text.slice(0, 45));
  const [day] = findPeriods(text);
  return (
    isLevels ||
    isGrid ||
    isClause ||
    (after.length === 0 &&
      day?.isSingle === true &&
      day.to === text.length &&
      /^\p{Lu}[\p{L} -]+,\s/u.test(text))
  );
}

/** "SQL, Spanish (conversational)": the language in a list of skills. */
function sortItems(
  line: TextLine,
  { skills, languages }: { skills: TextLine[]; languages: TextLine[] },
): void {
  const [cell] = line.cells;
  const items = cell && line.cells.length === 1 ? splitInlineItems(cellText(cell)) : [];
  const spoken = items.filter(isLanguageItem);
  for (const item of spoken) languages.push(asText(line, item));
  if (spoken.length === 0) skills.push(line);
  else if (spoken.length < items.length)
    skills.push(asText(line, items.filter((item) => !spoken.includes(item)).join(", ")));
}

/** Reads skills: lists, groups with a label, tables with a level. */
export function readSkillSection(lines: readonly TextLine[]): FoundTree[] {
  const skills: FoundTree[] = [];
  let label: TextLine | null = null;
  const pairs = lines.filter(({ cells, bullet }) => cells.length === 2 && !bullet);
  const isTable =
    pairs.length > 1 && pairs.some(({ cells }) => splitInlineItems(cellText(cells[1] ?? [])).length > 1);
  for (const line of lines) {
    const last = skills.at(-1);
    const text = lineText(line);
    // A level below the name of its skill.
    if (level.test(text) && last && !isFound(last) && !Array.isArray(last)) {
      last["level"] ??= foundValue(text, line, 0.7);
      continue;
    }
    const labelled = readGroup(line, isTable);
    if (labelled) {
      skills.push(labelled);
      label = null;
    } else if (isLabel(line, lines)) {
      label = line;
    } else {
      const items = itemsOf(line);
      if (label)
        skills.push({ name: foundValue(lineText(label), label, 0.7), keywords: foundAll(items, line) });
      else skills.push(...readItems(line, items));
      label = null;
    }
  }
  return skills;
}

/** "Data: SQL, Python", or a label in another style or cell. */
function readGroup(line: TextLine, isTable: boolean): FoundTree | null {
  const text = lineText(line);
  const match = /^([^:：,]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(text);
  const [first, ...others] = line.cells;
  if (match && !match[2]?.startsWith("//"))
    return group(match[1] ?? "", splitInlineItems(cellsAfterLabel(line, match[2] ?? "")), line);
  if (!first || line.bullet) return null;
  const runs = first.filter((run) => run.text.trim() !== "");
  const [start, ...rest] = runs;
  if (start?.bold && rest.length > 0 && rest.every(({ bold }) => !bold)) {
    const items = splitInlineItems(rest.map((run) => run.text).join(""));
    return level.test(items[0] ?? "") && items.length === 1 ? null : group(start.text, items, line);
  }
  const isBoldLabel =
    first.every(({ bold }) => bold) &&
    others.length > 0 &&
    others.every((cell) => cell.every(({ bold }) => !bold));
  if (
    isBoldLabel ||
    (isTable && others.length === 1) ||
    (others.length === 1 && splitInlineItems(cellText(others[0] ?? [])).length > 2)
  )
    return group(
      cellText(first),
      others.flatMap((cell) => splitInlineItems(cellText(cell))),
      line,
    );
  return null;
}

const cellsAfterLabel = (line: TextLine, rest: string): string =>
  line.cells.length > 2
    ? line.cells
        .map(cellText)
        .join("\t")
        .replace(/^[^:：]*[:：]\s*/u, "")
    : rest;

function group(name: string, items: readonly string[], line: TextLine): FoundTree {
  return { name: foundValue(name, line, 0.8), keywords: foundAll(items, line) };
}

const foundAll = (items: readonly string[], line: TextLine) =>
  items.flatMap((item) => foundValue(item, line, 0.85) ?? []);

/** A bold line between lines that are not bold names the group below it. */
function isLabel(line: TextLine, lines: readonly TextLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (!next || line.cells.length !== 1 || line.bullet || splitInlineItems(lineText(line)).length > 1)
    return false;
  const isSet = (one: TextLine) => one.cells.every((cell: TextCell) => cell.every(({ bold }) => bold));
  return (
    sectionOfHeading(lineText(line)) !== null ||
    (isSet(line) && !isSet(next)) ||
    line.level > 0 ||
    line.size > next.size + 0.6
  );
}

function itemsOf(line: TextLine): string[] {
  return line.cells.flatMap((cell) => splitInlineItems(cellText(cell)));
}

function readItems(line: TextLine, items: readonly string[]): FoundTree[] {
  const [name, second] = items;
  // A row of a table, or "Python (advanced)".
  if (items.length === 2 && name && second && level.test(second))
    return [{ name: foundValue(name, line, 0.8), level: foundValue(second, line, 0.8) }];
  if (items.every((item) => level.test(item))) return [];
  return items.map((item) => {
    const noted = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(item);
    if (noted && level.test(noted[2] ?? ""))
      return { name: foundValue(noted[1] ?? "", line, 0.8), level: foundValue(noted[2] ?? "", line, 0.8) };
    return { name: foundValue(item, line, item.length < 50 ? 0.85 : 0.5) };
  });
}
