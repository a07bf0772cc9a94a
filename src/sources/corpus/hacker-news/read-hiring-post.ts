import { isInHiringSystem } from "../../../jobs/employer-page.ts";
import { findApplyMail, findOnlyContact } from "../../../jobs/extraction/apply-address.ts";
import { posting, refused, type RecordOutcome } from "../../record-outcome.ts";
import { textOf } from "../../json-fields.ts";
import type { RecordColumns } from "../record-columns.ts";
import { readHiringHeader, type HiringHeader } from "./hn-header.ts";
import type { IsCity } from "./places-in.ts";
import { hasRoleNoun, isRole } from "./role-words.ts";
import { openingsTitle } from "../../../jobs/openings-title.ts";
import { createMarkupParser } from "../../../text/markup-parser.ts";
import { commentHeader } from "./clean-role.ts";

/** Real posts have far fewer lines. More would only cost time. */
const maxLines = 200;

const longestLine = 800;

const breaks = new Set(["p", "pre", "br", "li", "ul", "div"]);

const longestTitle = 110;

const texts = ["text", "commenttext"];
const signs = [
  "month",
  "time",
  "createdati",
  "createdat",
  "storyid",
  "parentid",
  "parent",
  "by",
  "author",
  "kids",
];
const elsewhere = [
  "title",
  "company",
  "jobtitle",
  "position",
  "companyname",
  "hostedurl",
  "applyurl",
  "joburl",
];

/** True for a record of a "Who is hiring" thread: it has a text and a time, but no columns for title or company. */
export function isHiringPost(columns: RecordColumns): boolean {
  return (
    texts.some((name) => typeof columns.get(name) === "string") &&
    signs.some((name) => columns.has(name)) &&
    !elsewhere.some((name) => textOf(columns.get(name)) !== null)
  );
}

/** Reads a post of a "Who is hiring" thread. Refuses a post that names no employer, because it is a remark. */
export function readHiringPost(columns: RecordColumns, isCity: IsCity): RecordOutcome {
  const id = firstText(columns, ["id", "objectid"]);
  const text = firstText(columns, texts);
  if (text === null) return refused("no-title", "The post is empty.", id);
  const lines = linesOfPost(text);
  const header = readHiringHeader(lines, isCity);
  const { company } = header;
  if (company === null) return refused("no-company", "The post names no employer.", id);
  const posted =
    columns.get("time") ?? columns.get("createdati") ?? columns.get("createdat") ?? columns.get("month");
  return posting({
    externalId: id,
    title: titleOf(header, company),
    company,
    url: id === null ? null : `https://news.ycombinator.com/item?id=${encodeURIComponent(id)}`,
    applyUrl: applyUrlOf(header, lines),
    locations: header.locations,
    remoteRegions: header.remoteRegions,
    ...workModeOf(header),
    employmentTypes: header.types,
    descriptionHtml: `<p>${text}`,
    payText: header.payText,
    postedAt: typeof posted === "number" ? posted : textOf(posted),
  });
}

function workModeOf({ isRemote, isOnSite, isHybrid }: HiringHeader): {
  remote: boolean | null;
  workMode: string | null;
} {
  if (isHybrid) return { remote: null, workMode: "Hybrid" };
  // Both are possible. Searches for remote work find the job, and no work mode is claimed.
  if (isRemote) return { remote: true, workMode: isOnSite ? null : "Remote" };
  return { remote: null, workMode: isOnSite ? "On-site" : null };
}

/** Sites that show articles, videos and code. Their addresses may hold words such as "jobs" by chance. */
const media =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|medium\.com|techcrunch\.com|twitter\.com|facebook\.com|wikipedia\.org|forbes\.com|nytimes\.com|bloomberg\.com|crunchbase\.com|glassdoor\.com)(?:\/|$)/i;
/** Articles of newspapers and companies, pages of people, and code. */
const article =
  /\/(?:news|articles?|press|\d{4}\/\d{1,2})\/|\bgithub\.com\/|\blinkedin\.com\/(?:pulse|feed|in)\//i;
/** A folder of openings: "github.com/crumb/careers/baker.md". */
const folderOfJobs = /\/(?:[^/]*(?:career|job|opening|hiring|position)[^/]*\/|(?:careers|jobs)$)/i;
const aboutJobs =
  /\bjobs?\b|career|hiring|\bapply|\bjoin(?:-?us|-?our)?\b|recruit|karriere|carri[eè]re|emplois?\b|empleos?\b|kariera|\/(?:available-|open-)?roles?(?:[/-]|$)|-role\/?$|openings?\b|positions?\b|vacanc|work-?(?:with|at|for)|(?:^|[/.])stellen/i;

const asksToApply = /\b(?:appl(?:y|ication)\w*|sign up|submit|resume|cv)\b[^.\n]{0,60}$/i;
const promisesMore =
  /\b(?:(?:more|further) (?:info\w*|details?)|details|(?:job|role|full) description|read more|jd)\b(?![^.\n]{0,40}\b(?:us|we|company|product|team)\b)[^.\n]{0,40}$/i;
const namesOpening = /\b(?:openings?|jobs?|positions?|roles?|hiring)\b[^.\n]{0,60}$/i;

/** True for a page that is named after work: "https://crumb.example/senior-node-developer/". */
function namesRole(url: string): boolean {
  const name = /([^/?#]+)\/?(?:[?#].*)?$/.exec(pathOf(url))?.[1] ?? "";
  const words = name.split(/[-_.]/);
  // Articles have long names.
  return words.length <= 5 && !words.includes("and") && hasRoleNoun(words.join(" "));
}

/** True for words before a link that end in the name of a role: "Senior baker: https://bit.ly/7". */
function endsInLabelOfRole(words: string): boolean {
  const label = words.split(/[.•]/).at(-1) ?? "";
  return /[:–-]\s*$/.test(label) && isRole(label.replace(/[\s:–-]+$/, ""));
}

/**
 * Returns where to apply: a page about jobs, a link that follows words such as "apply at" or "details:", or a mailbox. Other links of
 * a post, such as the employer's home page or an article, are not where to apply.
 */
function applyUrlOf({ urls }: HiringHeader, lines: readonly string[]): string | null {
  const pages = urls.filter(
    (url) => !media.test(url) && (!article.test(url) || folderOfJobs.test(pathOf(url))),
  );
  const below = lines.slice(1);
  const introducedBy = (matches: (words: string) => boolean) =>
    pages.find((url) => wordsBefore(url, below).some(matches));
  const address =
    pages.find((url) => hasPath(url) && isInHiringSystem(withProtocol(url))) ??
    pages.find((url) => aboutJobs.test(url) || isInHiringSystem(withProtocol(url)) || namesRole(url)) ??
    introducedBy((words) => asksToApply.test(words)) ??
    findApplyMail(lines.join("\n")) ??
    introducedBy((words) => namesOpening.test(words) || endsInLabelOfRole(words)) ??
    pages.find((url) => hasPath(url) && wordsBefore(url, below).some((words) => promisesMore.test(words))) ??
    findOnlyContact(lines.join("\n"));
  return address === null || address.startsWith("mailto:") ? address : withProtocol(address);
}

const withProtocol = (url: string) => (/^https?:/i.test(url) ? url : `https://${url.replace(/^\/\//, "")}`);

const pathOf = (url: string) => url.replace(/^(?:https?:)?(?:\/\/)?[^/]*/i, "");
/** False for a home page or a page about the employer. */
const hasPath = (url: string) => !/^\/?(?:about(?:-?us)?\/?)?$/i.test(pathOf(url));

/** Returns the words before the link in each line that has it. */
function wordsBefore(url: string, lines: readonly string[]): string[] {
  const isLink = (word: string) => word.replace(/[.!?]+$/, "") === url;
  return lines
    .filter((line) => line.split(/[\s,;)]+/).some(isLink))
    .map((line) => line.slice(0, line.indexOf(url)));
}

function firstText(columns: RecordColumns, names: readonly string[]): string | null {
  return names.map((name) => textOf(columns.get(name))).find((text) => text !== null) ?? null;
}

/**
 * Makes a title for a post that may hold several openings, from words of the post: "Backend Engineer", "Data Engineer,
 * Designer", "Frontend Engineer, Designer and other roles", or "Openings at Acme".
 */
export function titleOf({ roles, hasMoreRoles }: HiringHeader, company: string): string {
  if (roles.length === 0) return openingsTitle(company);
  const kept: string[] = [];
  const different = [...new Map(roles.map((role) => [role.toLowerCase(), role])).values()];
  for (const role of different) {
    if (kept.length > 0 && [...kept, role].join(", ").length > longestTitle) break;
    kept.push(role.slice(0, longestTitle));
    if (kept.length === 3) break;
  }
  const list = kept.join(", ");
  const title = hasMoreRoles || kept.length < different.length ? withOthers(list) : list;
  // "iOS Developer" keeps its small first letter.
  return /^\p{Ll}\p{Lu}/u.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1);
}

function withOthers(list: string): string {
  return /\b(?:more|other|others|roles|positions|openings|jobs)\)?$/i.test(list)
    ? list
    : `${list} and other roles`;
}

/**
 * Returns the lines of a post as a reader sees them. Hacker News shortens the words of a link, so each link is replaced
 * by its full address. Only `<p>` separates paragraphs. Empty lines and the headers of
 * copied comments are left out, and overlong lines are cut.
 */
export function linesOfPost(html: string): string[] {
  const parts: string[] = [];
  let isInLink = false;
  const parser = createMarkupParser({
    onopentag(name, { href }) {
      if (breaks.has(name)) parts.push("\n");
      else if (name === "a" && href !== undefined) {
        parts.push(` ${href} `);
        isInLink = true;
      }
    },
    ontext(text) {
      if (!isInLink) parts.push(text);
    },
    onclosetag(name) {
      if (name === "a") isInLink = false;
    },
  });
  parser.end(html.slice(0, maxLines * longestLine));
  const lines = parts.join("").split("\n", 5 * maxLines);
  return lines
    .map((line) => line.slice(0, longestLine).replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && !commentHeader.test(line))
    .slice(0, maxLines);
}
