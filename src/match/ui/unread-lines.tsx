import type { Requirement } from "../../jobs/requirements/requirement.ts";
import { unreadOf } from "../count-matches.ts";
import type { Matched } from "../match-cv.ts";

/** The lines of an advert that no rule understands, for the person to check. */
export function UnreadLines({ matches }: { matches: readonly Matched<Requirement>[] }) {
  const unread = unreadOf(matches);
  if (unread.length === 0) return null;
  return (
    <>
      <h3>Also asked for, not compared</h3>
      <p className="meta">Check these lines of the advert yourself.</p>
      <ul className="fit-unread">
        {unread.map(({ asked: { line } }) => (
          <li key={line.text} dir="auto">
            “{line.text}”
          </li>
        ))}
      </ul>
    </>
  );
}
