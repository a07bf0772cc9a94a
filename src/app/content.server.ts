import type { Phase } from "../roadmap/phase.ts";
import { readChangelog, type Release } from "../roadmap/read-changelog.ts";
import { readPhases } from "../roadmap/read-phases.server.ts";
import type { QuestionSet } from "../tools/questions/question.ts";
import { readQuestionSet } from "../tools/questions/read-question-set.server.ts";
import { articleSlugs } from "../resources/categories.ts";
import { type Article, readArticle } from "../resources/read-article.server.ts";
import { readWrittenPage, type ContentFacts, type WrittenPage } from "../resources/written-page.server.ts";

// Bundled as text, so that a release is one folder. Broken content fails only where it is shown.
const pageFiles = byName(
  import.meta.glob("../../content/pages/*.md", { query: "?raw", import: "default", eager: true }),
);
const phaseFiles = byName(
  import.meta.glob("../../content/roadmap/*.md", { query: "?raw", import: "default", eager: true }),
);
const rootFiles = byName(
  import.meta.glob("../../CHANGELOG.md", { query: "?raw", import: "default", eager: true }),
);

const articleFiles = byName(
  import.meta.glob("../../content/articles/*.md", { query: "?raw", import: "default", eager: true }),
);
const questionFiles = byName(
  import.meta.glob("../../content/questions/*.md", { query: "?raw", import: "default", eager: true }),
);

const pages = new Map<string, WrittenPage>();
let phases: Phase[] | undefined;
let releases: Release[] | undefined;
let questions: QuestionSet[] | undefined;
let articles: Map<string, Article> | undefined;

/** The texts of `content/` and CHANGELOG.md, read once and cached. */
export const content = {
  /** Returns a page of `content/pages` by its name, such as "about", or null if there is none. */
  page(name: string, facts: ContentFacts): WrittenPage | null {
    const path = `${name}.md`;
    const file = pageFiles[path];
    if (file === undefined) return null;
    const page = pages.get(path) ?? readWrittenPage(path, file, facts);
    pages.set(path, page);
    return page;
  },
  roadmap(): Phase[] {
    return (phases ??= readPhases(phaseFiles));
  },
  articles(): ReadonlyMap<string, Article> {
    return (articles ??= new Map(
      articleSlugs.flatMap((slug) => {
        const file = articleFiles[`${slug}.md`];
        return file === undefined ? [] : [[slug, readArticle(slug, file)]];
      }),
    ));
  },
  questions(): QuestionSet[] {
    return (questions ??= Object.entries(questionFiles).map(([path, file]) => readQuestionSet(path, file)));
  },
  changelog(): Release[] {
    return (releases ??= readChangelog(rootFiles["CHANGELOG.md"] ?? ""));
  },
};

function byName(found: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([path, text]) => [path.split("/").at(-1), String(text)]),
  );
}
