/**
 * Parses JSON and repairs the faults that have one possible meaning; see `mendJson`.
 *
 * The library jsonrepair does not fit. It also guesses missing quotes and brackets, so that a broken posting would be
 * shown with made-up content. It refuses control characters and reads `NaN` as text. Its time also grows with the
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

const validEscape = new Set(['"', "\\", "/", "b", "f", "n", "r", "t", "u"]);
/** Words of JavaScript and Python, with their JSON. */
const words: Readonly<Record<string, string>> = {
  NaN: "null",
  Infinity: "null",
  "-Infinity": "null",
  "-NaN": "null",
  undefined: "null",
  None: "null",
  True: "true",
  False: "false",
};
/** A number or a word, up to the next mark. */
const bareToken = /[^\s"'{}[\],:/]+/y;
const isSpace = (character: string) => character === "\uFEFF" || /\s/.test(character);

/**
 * Rewrites a text as JSON where its faults have one possible meaning:
 *
 * - Inside strings: control characters, and a backslash before a character that needs none (`\$`).
 * - Comments, strings in single quotes, names without quotes, and words of JavaScript such as `NaN`, which becomes null.
 * - A comma that is repeated or before a closing bracket, and a missing comma: before the next name of an object, or
 *   between two objects of a list.
 *
 * All other faults stay: a quote inside a string, or a bracket or colon that is missing, may mean several things.
 */
export function mendJson(text: string): string {
  const out: string[] = [];
  const brackets: string[] = [];
  /** The last sign that was written: an opening bracket, ":", a closing bracket, or "v" for any other value. */
  let last = "";
  let hasComma = false;
  let at = 0;

  while (at < text.length) {
    const character = text.charAt(at);
    if (isSpace(character)) at++;
    else if (character === "/" && /[/*]/.test(text.charAt(at + 1))) at = afterComment(text, at);
    else if (character === ",") {
      hasComma = true;
      at++;
    } else if (character === ":") {
      out.push(":");
      last = ":";
      at++;
    } else if (character === "}" || character === "]") {
      out.push(character);
      brackets.pop();
      last = character;
      hasComma = false;
      at++;
    } else if (character === "{" || character === "[") {
      separate(brackets.at(-1) === "[" && /[}\]]/.test(last));
      out.push(character);
      brackets.push(character);
      last = character;
      at++;
    } else {
      const [value, end] = valueAt(text, at);
      const isQuoted = value.startsWith('"');
      const isNamed = brackets.at(-1) === "{" && last !== ":" && isName(end);
      separate(isNamed && isQuoted);
      out.push(isNamed && !isQuoted ? JSON.stringify(value) : value);
      last = "v";
      at = end;
    }
  }
  return out.join("");

  /** Writes the comma before a value: the one in the text, or a missing one where nothing else is possible. */
  function separate(mayMiss: boolean): void {
    if (/[v}\]]/.test(last)) out.push(hasComma || mayMiss ? "," : " ");
    hasComma = false;
  }
  /** Whether the value that ends here is followed by a colon, so that it is a name. */
  function isName(end: number): boolean {
    let next = end;
    while (next < text.length && isSpace(text.charAt(next))) next++;
    return text.charAt(next) === ":";
  }
}

function afterComment(text: string, at: number): number {
  const end = text.charAt(at + 1) === "/" ? text.indexOf("\n", at) : text.indexOf("*/", at + 2);
  if (end === -1) return text.length;
  return text.charAt(at + 1) === "/" ? end + 1 : end + 2;
}

/** Returns the JSON of the string, number or word at a place, and where it ends. */
function valueAt(text: string, at: number): [value: string, end: number] {
  const quote = text.charAt(at);
  if (quote === '"' || quote === "'") return stringAt(text, at, quote);
  bareToken.lastIndex = at;
  const token = bareToken.exec(text)?.[0] ?? quote;
  return [words[token] ?? token, at + token.length];
}

/** Text without faults is copied in one piece. A string that does not end is returned as it is. */
function stringAt(text: string, at: number, quote: string): [value: string, end: number] {
  const parts: string[] = ['"'];
  let copied = at + 1;
  const replace = (from: number, to: number, by: string) => {
    parts.push(text.slice(copied, from), by);
    copied = to;
  };
  for (let next = at + 1; next < text.length; next++) {
    const character = text.charAt(next);
    if (character === quote && (quote === '"' || isEndOfSingleQuoted(text, next + 1))) {
      parts.push(text.slice(copied, next), '"');
      return [parts.join(""), next + 1];
    }
    if (character === "\\") {
      if (!validEscape.has(text.charAt(next + 1))) replace(next, next + 1, "");
      next++;
    } else if (character === '"') replace(next, next + 1, '\\"');
    else if (character < " ") replace(next, next + 1, escapeControl(character));
  }
  return [text.slice(at), text.length];
}

/** An apostrophe inside a string in single quotes is followed by a letter, its end by a mark. */
function isEndOfSingleQuoted(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && isSpace(text.charAt(at))) at++;
  return at === text.length || /[,:}\]]/.test(text.charAt(at));
}

function escapeControl(character: string): string {
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  return character === "\r" ? "\\r" : " ";
}
