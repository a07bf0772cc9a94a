import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import type { RepostedOpening } from "./company.ts";

const week = 7 * 86_400_000;
/** Weeks that one row of bars shows. */
const weeksShown = 33;

/** Openings that were posted more than once, with one bar a week. */
export function PostedAgain({ openings, now }: { openings: readonly RepostedOpening[]; now: Date }) {
  return (
    <section aria-labelledby="again">
      <h2 id="again">Posted again</h2>
      <ul className="company-again">
        {openings.map(({ path, title, postedAt }) => (
          <li key={path}>
            <Link className="link" to={path}>
              {title}
            </Link>
            <span className="meta">{timesText(postedAt.length - 1)}</span>
            <Weeks postedAt={postedAt} now={now} />
            <p>Open for {weeksText(postedAt, now)}</p>
          </li>
        ))}
      </ul>
      <p className="meta">
        One bar a week, taller where the opening was posted. Hiring many people for one post looks the same.
        Ask how many they seek.
      </p>
    </section>
  );
}

function Weeks({ postedAt, now }: { postedAt: readonly Date[]; now: Date }) {
  const agesOfPosts = new Set(postedAt.map((date) => weeksBetween(date, now)));
  const open = weeksBetween(postedAt[0] ?? now, now);
  return (
    <span className="company-weeks" aria-hidden="true">
      {Array.from({ length: weeksShown }, (_, index) => weeksShown - 1 - index).map((age) => (
        <i key={age} className={classNames(age <= open && "is-open", agesOfPosts.has(age) && "is-posted")} />
      ))}
    </span>
  );
}

function weeksBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / week);
}

function weeksText(postedAt: readonly Date[], now: Date): string {
  const weeks = weeksBetween(postedAt[0] ?? now, now);
  return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

function timesText(times: number): string {
  if (times === 1) return "once";
  return times === 2 ? "twice" : `${times} times`;
}
