import { HtmlValidate } from "html-validate";
import type { CrawledPage } from "./crawl-site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Matters of taste, or of how React writes HTML.
    "attr-quotes": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "long-title": "off",
    "require-sri": "off",
  },
});

/** Validates one or two pages of each kind. Pages with the same path up to its last part are of one kind. */
export async function htmlFaults(pages: readonly CrawledPage[]): Promise<string[]> {
  const kinds = Map.groupBy(pages, ({ path }) => path.replace(/\?.*/, "").replace(/^(\/[^/]+)\/.+/, "$1/…"));
  const faults = new Set<string>();
  for (const { path, html } of [...kinds.values()].flatMap((group) => group.slice(0, 2))) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        faults.add(`${ruleId}: ${message} (${selector}) on ${path}`);
  }
  return [...faults];
}
