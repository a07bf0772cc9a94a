/** A line without its line end, or the beginning of a line that was too long to keep. */
export type TextLine = { text: string; isTooLong: boolean; isLast: boolean };

/** In characters, far more than any real record. It bounds the memory for one line. */
const longestLine = 4_000_000;

const keptOfTooLong = 1000;

/** Yields the lines of a text that arrives in pieces. `isLast` marks a line without a line end. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let parts: string[] = [];
  let length = 0;
  let isTooLong = false;
  const add = (text: string) => {
    length += text.length;
    if (isTooLong) return;
    parts.push(text);
    if (length > longestLine) {
      isTooLong = true;
      parts = [parts.join("").slice(0, keptOfTooLong)];
    }
  };
  const take = (isLast: boolean): TextLine => {
    const text = parts.join("").replace(/\r$/, "");
    const line = { text, isTooLong, isLast };
    parts = [];
    length = 0;
    isTooLong = false;
    return line;
  };
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf("\n"); end !== -1; end = piece.indexOf("\n", start)) {
      add(piece.slice(start, end));
      yield take(false);
      start = end + 1;
    }
    add(piece.slice(start));
  }
  if (length > 0) yield take(true);
}
