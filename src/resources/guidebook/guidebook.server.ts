import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Typesetter } from "../../platform/typesetting/typesetter.server.ts";
import { articleSlugs } from "../categories.ts";
import { readArticle } from "../read-article.server.ts";
import { guidebookParts, chapterOf, guidebookTitle, type GuidebookPart } from "./guidebook.ts";
import { writeEpub } from "./write-epub.ts";
import type { TypesetRequest } from "../../platform/typesetting/typeset-request.ts";
import { typstOfMarkdown, typstString } from "./typst-of-markdown.ts";

export type Guidebook = {
  /** Null when the site is too busy to typeset it now. */
  pdf: () => Promise<Uint8Array | null>;
  epub: () => Promise<Uint8Array>;
};

type GuidebookTools = {
  typesetter: Typesetter;
  site: { productName: string; publicUrl: string };
  /** The folder of the project. */
  root: string;
};

/** The guidebook made from the articles, on first demand (a second or two) and then from memory. */
export function createGuidebook({ typesetter, site, root }: GuidebookTools): Guidebook {
  let pdf: Promise<Uint8Array | null> | null = null;
  let epub: Promise<Uint8Array> | null = null;
  const folder = join(root, "src/resources/guidebook");

  async function typeset(): Promise<Uint8Array | null> {
    const request = guidebookRequest(await readParts(root), site, folder);
    // Everybody who asks waits for the same document, so it goes on when one of them leaves.
    const typesetOnce = await typesetter.typeset(request, {
      client: "",
      signal: new AbortController().signal,
    });
    if (typesetOnce.ok) return typesetOnce.bytes;
    pdf = null;
    return null;
  }

  return {
    pdf: () => (pdf ??= typeset()),
    epub: () => (epub ??= readParts(root).then((parts) => writeEpub(parts, site))),
  };
}

async function readParts(root: string): Promise<GuidebookPart[]> {
  const articles = await Promise.all(
    articleSlugs.map(async (slug) => {
      const file = await readFile(join(root, "content/articles", `${slug}.md`), "utf8");
      return [slug, readArticle(slug, file)] as const;
    }),
  );
  return guidebookParts(new Map(articles));
}

type Site = { productName: string; publicUrl: string };

/**
 * Builds the request that typesets the guidebook.
 *
 * @param folder where `guidebook.typ` is
 */
function guidebookRequest(parts: readonly GuidebookPart[], site: Site, folder: string): TypesetRequest {
  const target = (href: string) => {
    const chapter = chapterOf(href, parts);
    if (chapter !== null) return `<${chapter}>`;
    return typstString(href.startsWith("/") ? site.publicUrl + href : href);
  };
  const chapters = parts.flatMap(({ name, articles }, number) => [
    `#metadata(none)#label("part-${number}")`,
    ...articles.map(({ title, description, slug, path, markdown }) => {
      const words = [title, description, slug, name, site.publicUrl + path].map(typstString).join(", ");
      return `#chapter(${words})\n${typstOfMarkdown(markdown, target)}`;
    }),
  ]);
  const days = parts.flatMap(({ articles }) => articles.map((article) => article.reviewed)).toSorted();
  const reviewed = days.at(-1) ?? "1970-01-01";
  return {
    file: join(folder, "guidebook.typ"),
    inputs: {
      title: guidebookTitle,
      product: site.productName,
      url: site.publicUrl,
      reviewed: new Date(reviewed).toLocaleDateString("en-GB", {
        month: "long",
        year: "numeric",
      }),
      parts: parts.map(({ name }) => name).join("\n"),
      body: chapters.join("\n"),
    },
    as: { kind: "pdf", date: reviewed },
  };
}
