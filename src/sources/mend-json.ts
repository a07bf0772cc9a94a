const validEscape = new Set(['"', "\\", "/", "b", "f", "n", "r", "t", "u"]);
const notJsonNumbers = /^-?(?:NaN|Infinity)\b/;

/**
 * Parses JSON and repairs faults that have one possible meaning: control characters and needless escapes inside
 * strings, commas before a closing bracket, and `NaN` or `Infinity`, which become null.
 *
 * The library jsonrepair does not fit. It guesses missing quotes, commas and brackets, so that a broken posting would
 * be shown with made-up content. It refuses control characters and reads `NaN` as text. Its time also grows with the
 * square of the length: a record of two megabytes full of stray quotes keeps it busy for minutes.
 *
 * @returns `{ ok: true, value }`, or `{ ok: false, message }` with the parser's message on the original text.
 */
export function parseMended(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    try {
      return { ok: true, value: JSON.parse(mendJson(text)) };
    } catch {
      return { ok: false, message: error instanceof Error ? error.message : "not JSON" };
    }
  }
}

/** Repairs the harmless errors of a text and leaves the others as they are. */
function mendJson(text: string): string {
  const out: string[] = [];
  let inString = false;
  // Text without errors is copied in one piece.
  let copied = 0;
  const replace = (from: number, to: number, by: string) => {
    out.push(text.slice(copied, from), by);
    copied = to;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (inString) {
      if (character === '"') inString = false;
      else if (character === "\\") {
        if (!validEscape.has(text.charAt(at + 1))) replace(at, at + 1, "");
        at++;
      } else if (character < " ") replace(at, at + 1, escapeControl(character));
    } else if (character === '"') inString = true;
    else if (character === "," && /^[\s,]*[\]}]/.test(text.slice(at + 1, at + 200))) replace(at, at + 1, "");
    else if (character === "N" || character === "I" || character === "-") {
      const found = notJsonNumbers.exec(text.slice(at, at + 10))?.[0];
      if (found !== undefined) {
        replace(at, at + found.length, "null");
        at += found.length - 1;
      }
    }
  }
  out.push(text.slice(copied));
  return out.join("");
}

function escapeControl(character: string): string {
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  return character === "\r" ? "\\r" : " ";
}
