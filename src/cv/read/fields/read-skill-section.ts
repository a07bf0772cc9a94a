import { cellText, lineText, type TextCell, type TextLine } from "../text-line.ts";
import { foundValue, isFound, type FoundTree } from "./found-value.ts";
import { splitInlineItems } from "./split-inline-items.ts";

const level =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|novice|master|experte|fortgeschritten|grundkenntnisse|sehr gut|gut|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avanzato|base|avançado|zaawansowany|średniozaawansowany|podstawowy|gevorderd|basis|\d ?\/ ?\d|[★☆●○■□]+)$/iu;

/** Reads skills: lists, groups with a label, tables with a level. */
export function readSkillSection(lines: readonly TextLine[]): FoundTree[] {
  const skills: FoundTree[] = [];
  let label: TextLine | null = null;
  for (const line of lines) {
    const last = skills.at(-1);
    const text = lineText(line);
    // A level below the name of its skill.
    if (level.test(text) && last && !isFound(last) && !Array.isArray(last)) {
      last["level"] ??= foundValue(text, line, 0.7);
      continue;
    }
    const labelled = readGroup(line);
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
function readGroup(line: TextLine): FoundTree | null {
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
  if (isBoldLabel || (others.length === 1 && splitInlineItems(cellText(others[0] ?? [])).length > 2))
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
  return (isSet(line) && !isSet(next)) || line.level > 0 || line.size > next.size + 0.6;
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
