import { join } from "node:path";
import type { TypesetRequest } from "../../platform/typesetting/typeset-request.ts";
import { chapterOf, type GuidebookPart, guidebookTitle } from "./guidebook.ts";
import { typstOfMarkdown, typstString } from "./typst-of-markdown.ts";

type Site = { productName: string; publicUrl: string };

/**
 * Builds the request that typesets the guidebook.
 *
 * @param folder where `guidebook.typ` is
 */
export function guidebookRequest(
  parts: readonly GuidebookPart[],
  site: Site,
  folder: string,
): TypesetRequest {
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
