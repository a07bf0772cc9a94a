import * as mupdf from "mupdf";

/** Points from the left, top, right and bottom of a page. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** Letters without a space between them, with the box of their ink: from the capitals to the descenders. */
export type Word = { text: string; box: Box; size: number };
export type TextLine = { words: Word[]; text: string; box: Box; size: number };
export type PlacedPage = { page: Box; photos: Box[]; lines: TextLine[] };

/** Returns the places of photos and text on each page. Fills and rules are omitted. */
export function placedPages(pdf: Uint8Array): PlacedPage[] {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  const pages = Array.from({ length: document.countPages() }, (_, number) =>
    placedPage(document.loadPage(number)),
  );
  document.destroy();
  return pages;
}

function placedPage(page: mupdf.Page): PlacedPage {
  const photos: Box[] = [];
  const lines: Word[][] = [];
  let isNewWord = true;
  page.toStructuredText("preserve-images").walk({
    onImageBlock: (box) => void photos.push(box),
    beginLine() {
      lines.push([]);
      isNewWord = true;
    },
    onChar(letter, [, baseline], _font, size, quad, colour) {
      const xs = [quad[0], quad[2], quad[4], quad[6]];
      const box: Box = [Math.min(...xs), baseline - size * 0.66, Math.max(...xs), baseline + size * 0.18];
      // Separators without ink are black. All other text has the ink of its template, which is not quite black.
      const isInvisible = colour.every((channel) => channel === 0);
      if (letter.trim() === "" || isInvisible) {
        isNewWord = true;
        return;
      }
      const word = lines.at(-1)?.at(-1);
      if (isNewWord || !word) lines.at(-1)?.push({ text: letter, box, size });
      else {
        word.text += letter;
        word.box = around([word.box, box]);
      }
      isNewWord = false;
    },
  });
  return { page: page.getBounds(), photos, lines: lines.filter((words) => words.length > 0).map(lineOf) };
}

function lineOf(words: Word[]): TextLine {
  return {
    words,
    text: words.map(({ text }) => text).join(" "),
    box: around(words.map(({ box }) => box)),
    size: Math.max(...words.map(({ size }) => size)),
  };
}

function around(boxes: Box[]): Box {
  const all = (at: 0 | 1 | 2 | 3) => boxes.map((box) => box[at]);
  return [Math.min(...all(0)), Math.min(...all(1)), Math.max(...all(2)), Math.max(...all(3))];
}

/** Whether two boxes overlap by more than a hair. */
export function meet(a: Box, b: Box): boolean {
  const hair = 0.4;
  return a[0] < b[2] - hair && b[0] < a[2] - hair && a[1] < b[3] - hair && b[1] < a[3] - hair;
}
