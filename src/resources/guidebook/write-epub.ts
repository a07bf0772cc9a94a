import { strToU8, zipSync, type Zippable } from "fflate";
import { xmlText } from "../../text/xml-text.ts";
import { chapterOf, type GuidebookPart, guidebookTitle } from "./guidebook.ts";

type Site = { productName: string; publicUrl: string };

/** Fixed, so that the same content always gives the same bytes. */
const changed = new Date("2026-01-01T00:00:00Z");

/**
 * Writes the guidebook as EPUB 3: one file for each chapter, a table of contents and a cover.
 *
 * @see https://www.w3.org/TR/epub-33/
 */
export function writeEpub(parts: readonly GuidebookPart[], site: Site): Uint8Array {
  const articles = parts.flatMap((part) => part.articles.map((article) => ({ ...article, part: part.name })));
  const chapters = articles.map(({ slug, title, description, html, part, path }) => ({
    name: `${slug}.xhtml`,
    text: page(
      title,
      `<header><p class="part">${xmlText(part)}</p><h1>${xmlText(title)}</h1><p class="lead">${xmlText(description)}</p></header>
${withLinks(html, parts, site.publicUrl)}
<p class="part"><a href="${xmlText(site.publicUrl + path)}">Read it online</a></p>`,
    ),
  }));
  const reviewed = articles.map((article) => article.reviewed).toSorted();
  const files: Zippable = {
    // The format demands that this file comes first and is not compressed.
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(container),
    "OEBPS/package.opf": strToU8(packageFile(chapters, site, reviewed.at(-1) ?? "")),
    "OEBPS/nav.xhtml": strToU8(contents(parts)),
    "OEBPS/cover.xhtml": strToU8(
      page(
        guidebookTitle,
        `<section class="cover"><h1>${guidebookTitle}</h1><p>A ${xmlText(site.productName)} guidebook</p></section>`,
      ),
    ),
    "OEBPS/style.css": strToU8(style),
  };
  for (const { name, text } of chapters) files[`OEBPS/${name}`] = strToU8(text);
  return zipSync(files, { mtime: changed });
}

/** Links between chapters stay in the book, those to other pages lead to the site. */
function withLinks(html: string, parts: readonly GuidebookPart[], publicUrl: string): string {
  return html.replaceAll(/href="(\/[^"]*)"/g, (_, href: string) => {
    const chapter = chapterOf(href, parts);
    return `href="${chapter === null ? xmlText(publicUrl) + href : `${chapter}.xhtml`}"`;
  });
}

function page(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head><title>${xmlText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>
`;
}

function contents(parts: readonly GuidebookPart[]): string {
  const list = parts.map(({ name, articles }) => {
    const links = articles.map(({ slug, title }) => `<li><a href="${slug}.xhtml">${xmlText(title)}</a></li>`);
    return `<li><span>${xmlText(name)}</span><ol>${links.join("")}</ol></li>`;
  });
  return page("Contents", `<nav epub:type="toc" id="toc"><h1>Contents</h1><ol>${list.join("\n")}</ol></nav>`);
}

function packageFile(chapters: readonly { name: string }[], site: Site, reviewed: string): string {
  const item = (id: string, href: string, rest = "") =>
    `<item id="${id}" href="${href}" media-type="application/xhtml+xml"${rest}/>`;
  const ids = chapters.map(({ name }) => name.replace(".xhtml", ""));
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-GB">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${xmlText(site.publicUrl)}/resources/guidebook.epub</dc:identifier>
<dc:title>${guidebookTitle}</dc:title>
<dc:language>en-GB</dc:language>
<dc:creator>${xmlText(site.productName)}</dc:creator>
<dc:description>Sixteen guides on CVs, interviews, careers and looking for work.</dc:description>
<meta property="dcterms:modified">${reviewed}T00:00:00Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${item("nav", "nav.xhtml", ' properties="nav"')}
${item("cover", "cover.xhtml")}
<item id="style" href="style.css" media-type="text/css"/>
${ids.map((id) => item(id, `${id}.xhtml`)).join("\n")}
</manifest>
<spine><itemref idref="cover"/><itemref idref="nav"/>${ids.map((id) => `<itemref idref="${id}"/>`).join("")}</spine>
</package>
`;
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const style = `body { font-family: serif; line-height: 1.5; }
h1, h2, h3, th, .part, .lead { font-family: sans-serif; line-height: 1.25; }
.part, .lead { color: #565d6b; }
.cover { text-align: center; margin-top: 30%; }
blockquote { margin: 1em 0; padding: 0.5em 1em; border-left: 3px solid #144dbd; background: #f3f5f1; color: #1b2230; }
table { border-collapse: collapse; width: 100%; font-size: 0.9em; }
th, td { text-align: left; vertical-align: top; padding: 0.3em 0.6em 0.3em 0; border-bottom: 1px solid #dcdedb; }
`;
