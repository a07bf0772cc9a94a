import type { CvContents, Post } from "./cv-contents.ts";

/** Lines that the newest job, each other job and the only job of a CV should have. */
const [ofNewest, ofOther, ofOnly] = [3, 2, 5];

/** Time off. It needs no lines. */
const timeOff =
  /career break|gap year|sabbatical|(?:parental|maternity|paternity|family) leave|care (?:of|for) (?:a |my )?(?:parent|mother|father|child|famil|relative)|elternzeit|pflegezeit|congé parental/i;

/** A job that ended this many months ago needs no details. */
const longAgo = 120;
const apprenticeship =
  /apprentice(?!s|ship (?:manager|coach|assessor|co-?ordinator))|\btrainee\b|auszubildend|\bausbildung(?!s)|\bazubi|lehrling|\blehre\b|\bapprenti|\balternan|aprendi[zc]|apprendist|leerling|\buczeń|uczennica/i;

const isApprenticeship = ({ role }: Post): boolean => apprenticeship.test(role);

/** The posts that need details: no apprenticeship, and none that ended ten years before the newest date of the CV. */
export function recentPosts({ posts, newestMonth }: CvContents): Post[] {
  return posts.filter(
    (post) =>
      !isApprenticeship(post) &&
      (post.months.isOngoing || post.months.last === null || post.months.last >= newestMonth - longAgo),
  );
}

/** Number of lines of a post that say something. */
export const tellingLines = ({ lines }: Post): number =>
  lines.filter(({ words, isRepeated }) => !isRepeated && words.length >= 3).length;

/**
 * Whether a job has the lines of a newest one, and no post but an apprenticeship has only one. Neither dates nor the order
 * of posts matter: a line that two posts share counts for both.
 */
export function areLinesSpread({ posts, jobs }: CvContents): boolean {
  const ownLines = ({ lines }: Post) =>
    new Set(lines.filter(({ words }) => words.length >= 3).map(({ words }) => words.join(" "))).size;
  return (
    jobs.some((job) => ownLines(job) >= ofNewest) &&
    posts.every((post) => isApprenticeship(post) || ownLines(post) !== 1)
  );
}

/** The jobs that have fewer lines than they should, the thinnest first. Without jobs, the projects. */
export function thinJobs(contents: CvContents): Post[] {
  const { posts, jobs } = contents;
  const recent = recentPosts(contents);
  const told = jobs.length > 0 ? jobs : posts.filter(({ kind }) => kind === "projects");
  return told
    .map((post, index) => ({ post, lines: tellingLines(post), isNewest: index === 0 }))
    .filter(({ lines, isNewest }) => lines < (told.length === 1 ? ofOnly : isNewest ? ofNewest : ofOther))
    .filter(({ post, isNewest }) => isNewest || recent.includes(post))
    .filter(({ post, lines }) => lines > 0 || !timeOff.test(`${post.role} ${post.employer}`))
    .toSorted((one, other) => one.lines - other.lines)
    .map(({ post }) => post);
}
