import { categories } from "../../resources/categories.ts";
import { guidebookPaths, guidebookTitle } from "../../resources/guidebook/guidebook.ts";
import { content } from "../content.server.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/llms";

const pages = [
  [
    "/jobs",
    "Job search",
    "one list of openings from many sources; every search has an address, with RSS and JSON feeds",
  ],
  ["/occupations", "Occupations and places", "counts, pay and the latest openings by occupation and place"],
  ["/companies", "Companies", "employers with their openings"],
  ["/cv-builder", "CV Builder", "write a CV; without an account it is saved only in the browser"],
  [
    "/tools/ats-scanner",
    "ATS Resume Scanner",
    "what software reads in a CV, with a score by published rules",
  ],
  [
    "/tools/salary-calculator",
    "Salary Calculator",
    "pay of open jobs, conversion of pay, comparison of two offers",
  ],
  ["/tools/interview-questions", "Interview Question Generator", "likely questions for a job"],
  ["/tools/cover-letter", "Cover Letter Generator", "a first draft made from a CV and one advert"],
  ["/tools/interview-coach", "AI Interview Coach", "practise answers in text or by voice, checked by rules"],
  ["/applications", "Job Application Tracker", "applications, interviews, reminders and offers on a board"],
  ["/contacts", "Network Relationship Manager", "the people of a job search, and when to write to them"],
  ["/status", "Status of sources", "where the jobs come from and when each source was read"],
] as const;

/**
 * Describes the site to programs that read it for people.
 *
 * @see https://llmstxt.org
 */
export function loader({ context }: Route.LoaderArgs) {
  const { productName, publicUrl } = context.get(servicesContext).config;
  const line = (path: string, name: string, about: string) => `- [${name}](${publicUrl}${path}): ${about}`;
  const articles = content.articles();
  const guides = categories.flatMap(({ name, articles: slugs }) => [
    "",
    `## Guides: ${name}`,
    "",
    ...slugs
      .flatMap((slug) => articles.get(slug) ?? [])
      .map(({ path, title, description }) => line(path, title, description)),
  ]);
  const text = [
    `# ${productName}`,
    "",
    "> A free, open-source place to look for work: a job search over many sources, a CV builder, tools and guides. Facts of a job are read from its advert; pay that is not stated is not guessed.",
    "",
    "Jobs are listed in the sitemap at /sitemap.xml, unless their source forbids it. Public CVs belong to their owners.",
    "",
    "## Pages",
    "",
    ...pages.map(([path, name, about]) => line(path, name, about)),
    ...guides,
    "",
    "## Optional",
    "",
    line(guidebookPaths.pdf, guidebookTitle, "all guides in one book, as PDF"),
    line(guidebookPaths.epub, `${guidebookTitle} for e-readers`, "the same as EPUB"),
    "",
  ].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
