/** The original text of one record, or the reason why it could not be extracted. */
export type ScannedRecord =
  | { ok: true; text: string }
  | { ok: false; reason: "truncated" | "too-large" | "unreadable"; detail: string; excerpt: string };

export type RecordScanner = {
  /** Takes the next piece of the text and returns the records completed by it. */
  push(chunk: string): ScannedRecord[];
  /** Signals the end of the text. A record that is still open was cut off. */
  end(): ScannedRecord[];
};

type ScannerOptions = {
  /** Keys of a wrapper object that may hold the list of records, or one more object with it: `["jobs", "data"]`. */
  listKeys: readonly string[];
  /** Characters. A longer record is reported as too large and not kept. */
  maxRecord: number;
};

const deepest = 200;
const maxNestedLists = 3;
const excerptLength = 500;
const longestKey = 64;

type Candidate = {
  kind: "container" | "string" | "token";
  depth: number;
  parts: string[];
  size: number;
  /** The first characters of the record. A refused record is reported with them. */
  beginning: string;
  deep: boolean;
};

/**
 * Finds the records of a feed without parsing all of it: a list of records, an object that wraps such a list, a single
 * record, or records one after another (JSON lines). It only counts brackets and quotes and holds one record in memory
 * at a time. So it can return every complete record of a body that breaks off or is hundreds of megabytes long. The
 * syntax of records is left to `JSON.parse`.
 */
export function createRecordScanner({ listKeys, maxRecord }: ScannerOptions): RecordScanner {
  let depth = 0;
  let inString = false;
  let escaped = false;
  /** The open brackets, outermost first, down to the maximum depth. */
  const brackets: string[] = [];
  /** Depths of list elements, innermost last. */
  let lists: number[] = [];
  /** Whether the scanner is inside an object that is known to only wrap the list. */
  let inWrapper = false;
  let key = "";
  /** The key of the object that is open inside the outermost one. */
  let wrapperKey = "";
  let collectingKey = false;
  let candidate: Candidate | null = null;
  let start = 0;
  let seenAnything = false;
  let stopped = false;
  let found: ScannedRecord[] = [];

  function begin(kind: Candidate["kind"], at: number) {
    candidate = { kind, depth, parts: [], size: 0, beginning: "", deep: false };
    start = at;
  }

  /** The record being read. A function, because the compiler cannot see assignments made by other functions. */
  function current(): Candidate | null {
    return candidate;
  }

  function markDeep() {
    if (candidate !== null) candidate.deep = true;
  }

  function keep(text: string) {
    if (candidate === null) return;
    candidate.size += text.length;
    if (candidate.beginning.length < excerptLength) {
      candidate.beginning += text.slice(0, excerptLength - candidate.beginning.length);
    }
    if (candidate.size <= maxRecord) candidate.parts.push(text);
    else candidate.parts = [];
  }

  function finish(chunk: string, end: number) {
    keep(chunk.slice(start, end));
    if (candidate === null) return;
    const { beginning: excerpt, size, parts, deep } = candidate;
    if (size > maxRecord) {
      const detail = `The record has ${size} characters; the limit is ${maxRecord}.`;
      found.push({ ok: false, reason: "too-large", detail, excerpt });
    } else if (deep) {
      found.push({
        ok: false,
        reason: "unreadable",
        detail: `Nested deeper than ${deepest} levels.`,
        excerpt,
      });
    } else found.push({ ok: true, text: parts.length === 1 ? (parts[0] ?? "") : parts.join("") });
    candidate = null;
  }

  function isRecordPosition(): boolean {
    return lists.length > 0 ? depth === lists.at(-1) : depth === 0 && !inWrapper;
  }

  function open(bracket: string, at: number) {
    const isInWrapper = depth === 2 && brackets[1] === "{" && listKeys.includes(wrapperKey);
    const listUnderKey =
      bracket === "[" && (depth === 1 || isInWrapper) && listKeys.includes(key) && lists.length === 0;
    if (depth === 1) wrapperKey = key;
    if (candidate === null) {
      if (isRecordPosition()) {
        if (bracket === "[" && lists.length < maxNestedLists) lists.push(depth + 1);
        else begin("container", at);
      } else if (inWrapper && listUnderKey) lists.push(depth + 1);
    } else if (candidate.depth === 0 && brackets[0] === "{" && listUnderKey) {
      candidate = null;
      inWrapper = true;
      lists.push(depth + 1);
    }
    if (depth < deepest) brackets.push(bracket);
    else markDeep();
    depth++;
    key = "";
  }

  function close(bracket: string, chunk: string, at: number) {
    if (depth > brackets.length) {
      depth--;
      return;
    }
    // A record with mismatched brackets must not swallow its neighbours, so brackets are closed up to the matching one.
    const opener = brackets.lastIndexOf(bracket === "}" ? "{" : "[");
    if (opener === -1) {
      stopWith("unreadable", "A bracket is closed that was never opened.", chunk.slice(at));
      return;
    }
    brackets.length = opener;
    depth = opener;
    if (current() !== null && depth <= (current()?.depth ?? 0)) finish(chunk, at + 1);
    lists = lists.filter((list) => list <= depth);
    if (depth === 0) inWrapper = false;
  }

  function stopWith(reason: "unreadable" | "truncated", detail: string, excerpt: string) {
    found.push({ ok: false, reason, detail, excerpt: excerpt.slice(0, excerptLength) });
    stopped = true;
    candidate = null;
  }

  /** A character outside strings that is not a bracket, quote, comma, colon or space. */
  function plain(chunk: string, at: number) {
    if (candidate !== null || !isRecordPosition()) return;
    if (depth === 0 && !/[-\dtfnNI]/.test(chunk.charAt(at))) {
      stopWith(
        "unreadable",
        seenAnything ? "Something that is not JSON follows." : "Not JSON.",
        chunk.slice(at),
      );
    } else begin("token", at);
  }

  function insideString(chunk: string, at: number): void {
    const character = chunk.charCodeAt(at);
    if (escaped) escaped = false;
    else if (character === 92) escaped = true;
    else if (character === 34) {
      inString = false;
      collectingKey = false;
      if (candidate?.kind === "string") finish(chunk, at + 1);
      return;
    }
    if (collectingKey && key.length < longestKey) key += chunk.charAt(at);
  }

  function outsideString(chunk: string, at: number): void {
    const character = chunk.charAt(at);
    const isSpace = character === " " || character === "\n" || character === "\r" || character === "\t";
    if (candidate?.kind === "token" && (isSpace || ",]}[{".includes(character))) finish(chunk, at);
    if (isSpace || character === "," || character === "\uFEFF") return;
    if (character === '"') {
      inString = true;
      collectingKey = depth === 1 || depth === 2;
      if (collectingKey) key = "";
      if (candidate === null && isRecordPosition()) begin("string", at);
    } else if (character === "{" || character === "[") open(character, at);
    else if (character === "}" || character === "]") close(character, chunk, at);
    else if (character !== ":") plain(chunk, at);
    seenAnything = true;
  }

  function taken(): ScannedRecord[] {
    const records = found;
    found = [];
    return records;
  }

  return {
    push(chunk) {
      start = 0;
      for (let at = 0; at < chunk.length; at++) {
        if (stopped) break;
        if (inString) insideString(chunk, at);
        else outsideString(chunk, at);
      }
      if (candidate !== null && !stopped) keep(chunk.slice(start));
      return taken();
    },
    end() {
      if (stopped) return taken();
      if (candidate?.kind === "token" && depth === 0) {
        start = 0;
        finish("", 0);
      } else if (candidate !== null) {
        stopWith("truncated", "The record breaks off.", candidate.beginning);
      } else if (depth > 0) {
        stopWith(
          "truncated",
          "The body ends before its list is closed; records after this point are missing.",
          "",
        );
      } else if (!seenAnything) stopWith("unreadable", "The body is empty.", "");
      return taken();
    },
  };
}
