import { Parser } from "htmlparser2";

const breaks = new Set([
  "p",
  "div",
  "br",
  "ul",
  "ol",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "blockquote",
  "tr",
]);

/** Extracts the paragraphs and list items of formatted text. Plain text is read as paragraphs of lines. */
export function readHtmlText(html: string): { paragraphs: string[]; items: string[] } {
  const paragraphs: string[] = [];
  const items: string[] = [];
  let text = "";
  let listItems = 0;
  const end = () => {
    const line = text.replaceAll(/[ \t\r\n]+/g, " ").trim();
    text = "";
    if (line !== "") (listItems > 0 ? items : paragraphs).push(line);
  };
  const parser = new Parser({
    onopentagname(name) {
      if (name === "li" || breaks.has(name)) end();
      if (name === "li") listItems += 1;
    },
    ontext(more) {
      text += more;
    },
    onclosetag(name) {
      if (name === "li" || breaks.has(name)) end();
      if (name === "li") listItems -= 1;
    },
  });
  parser.end(/<\w/.test(html) ? html : html.replaceAll(/\r?\n/g, "<br>"));
  end();
  return { paragraphs, items };
}

/** Reads the text of a job. List items are the achievements, and the text before them is the summary. */
export function readAchievements(html: string): { summary: string; description: string } {
  const { paragraphs, items } = readHtmlText(html);
  return items.length === 0 && paragraphs.length > 1
    ? { summary: "", description: paragraphs.join("\n") }
    : { summary: paragraphs.join("\n"), description: items.join("\n") };
}
