/** One line of running text: as safe HTML with inline elements only, and as plain text. Never empty. */
export type Line = { html: string; text: string };

/**
 * The parts of a description. HTML and plain text are both parsed into blocks, and output is written only from blocks.
 */
export type Block =
  | { kind: "paragraph"; lines: Line[] }
  | { kind: "heading"; level: 2 | 3 | 4; line: Line }
  | { kind: "list"; ordered: boolean; items: Block[][]; typed: boolean }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "table"; rows: Cell[][] }
  | { kind: "code"; text: string };

export type Cell = { isHeading: boolean; blocks: Block[] };

/** Characters that are bullets at the beginning of any line. */
const surely = "[•●▪■◦‣⁃∙➤►▸✓✔☑◆◇❖]";
/** Characters that are bullets only in a group: "- John" may be a signature, "* conditions apply" a footnote. */
const perhaps = "(?:[-–—*·+]|o(?= [A-Z])|\\d{1,2}[.)](?=\\s+[\\p{L}\\p{N}]))(?=\\s)";
const bullet = new RegExp(`^(?:(?:${surely}|${perhaps})\\s*)+`, "u");
const sureBullet = new RegExp(`^${surely}`, "u");

export const startsWithBullet = (text: string): boolean => {
  const mark = bullet.exec(text)?.[0];
  return mark !== undefined && mark.length < text.length;
};

/** Removes the typed bullet at the beginning of a line, even if it is inside an element of its own. */
export function withoutBullet(line: Line): Line {
  if (!startsWithBullet(line.text)) return line;
  let left = bullet.exec(line.text)?.[0].length ?? 0;
  const html = line.html.replace(/<[^>]*>|&[a-z0-9#]+;|[^<&]/giu, (piece) => {
    if (left === 0 || piece.startsWith("<")) return piece;
    left -= 1;
    return "";
  });
  return { html: withoutEmptyElements(html), text: line.text.replace(bullet, "") };
}

function withoutEmptyElements(html: string): string {
  const fewer = html.replace(/<(\w+)[^>]*><\/\1>/g, "");
  return fewer === html ? html : withoutEmptyElements(fewer);
}

/**
 * Turns typed bullets into lists: lines of one paragraph, or consecutive paragraphs, that begin with a bullet. A single
 * uncertain one ("- John") stays a line.
 */
export function gatherBullets(blocks: Block[]): Block[] {
  const gathered: Block[] = [];
  let run: Line[] = [];
  const endRun = () => {
    // A list would count from 1.
    const startsLate = /^(?!1[.)])\d/.test(run[0]?.text ?? "");
    const isList = (run.length > 1 && !startsLate) || (run[0] !== undefined && sureBullet.test(run[0].text));
    if (isList) gathered.push(listOf(run));
    else if (run.length > 0) gathered.push({ kind: "paragraph", lines: run });
    run = [];
  };
  for (const block of blocks) {
    if (block.kind !== "paragraph") {
      endRun();
      gathered.push(block);
      continue;
    }
    let plain: Line[] = [];
    for (const line of block.lines) {
      if (startsWithBullet(line.text)) {
        if (plain.length > 0) gathered.push({ kind: "paragraph", lines: plain });
        plain = [];
        run.push(line);
      } else {
        endRun();
        plain.push(line);
      }
    }
    if (plain.length > 0) gathered.push({ kind: "paragraph", lines: plain });
  }
  endRun();
  return gathered;
}

function listOf(lines: Line[]): Block {
  const items = lines.map((line): Block[] => [{ kind: "paragraph", lines: [withoutBullet(line)] }]);
  const ordered = lines.every(({ text }) => /^\d/.test(text));
  return { kind: "list", ordered, items, typed: true };
}
