/** The words of a page that a visitor sees. */
export type VisibleWords = {
  title: string;
  /**
   * Headings, lines and short paragraphs in order, and the parts of them that an element of its own surrounds. Without
   * those of menus, sidebars and footers, which are about other jobs.
   */
  blocks: readonly string[];
  /** Characters of all its text, long paragraphs included. */
  length: number;
  asksForPassword: boolean;
};

/** Longer blocks are the text of an advert. */
const longestBlock = 240;
const maxBlocks = 4_000;
const unseen = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "dialog",
  "select",
  "svg",
  "iframe",
  "object",
]);
const beside = new Set(["aside", "footer", "nav"]);
/** Elements inside a line. All others begin a new one. */
const inline = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const hidingClass = /(?:^|\s)(?:hidden|hide|d-none|is-hidden|display-none|invisible|modal|collapse)(?:\s|$)/i;
const hidingStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Collects the visible words of a page while it is parsed. */
export function collectVisibleWords() {
  const blocks: string[] = [];
  const openElements: ("hidden" | "beside" | null)[] = [];
  const depth = { hidden: 0, beside: 0 };
  let length = 0;
  let asksForPassword = false;
  let title: string | null = null;
  let isInTitle = false;
  let line = "";
  let run = "";

  function keep(text: string): void {
    const plain = text.replaceAll(/\s+/g, " ").trim();
    const isKept = depth.beside === 0 && plain.length <= longestBlock && blocks.length < maxBlocks;
    if (isKept && plain !== "") blocks.push(plain);
  }
  function endRun(): void {
    if (run.length < line.length) keep(run);
    run = "";
  }
  function endLine(): void {
    endRun();
    keep(line);
    line = "";
  }
  return {
    open(name: string, attributes: Record<string, string>): void {
      if (inline.has(name)) endRun();
      else endLine();
      const isHidden =
        unseen.has(name) ||
        attributes["hidden"] !== undefined ||
        attributes["aria-hidden"] === "true" ||
        hidingClass.test(attributes["class"] ?? "") ||
        hidingStyle.test(attributes["style"] ?? "");
      const kind = isHidden ? "hidden" : beside.has(name) ? "beside" : null;
      openElements.push(kind);
      if (kind !== null) depth[kind]++;
      if (name === "title" && title === null) {
        title = "";
        isInTitle = true;
      }
      if (name === "input" && attributes["type"]?.toLowerCase() === "password") asksForPassword = true;
    },
    text(text: string): void {
      if (depth.hidden > 0) return;
      length += text.trim().length;
      if (isInTitle) title += text;
      // A long text is no notice. Only its length counts.
      if (line.length <= longestBlock) line += text;
      if (run.length <= longestBlock) run += text;
    },
    close(name: string): void {
      if (inline.has(name)) endRun();
      else endLine();
      const kind = openElements.pop() ?? null;
      if (kind !== null) depth[kind]--;
      if (name === "title") isInTitle = false;
    },
    words(): VisibleWords {
      endLine();
      return { title: (title ?? "").replaceAll(/\s+/g, " ").trim(), blocks, length, asksForPassword };
    },
  };
}
