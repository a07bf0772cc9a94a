import { Pager } from "../../ui/pager.tsx";
import { EmptyLedges } from "../../ui/empty-ledges.tsx";

/** An entry as a page shows it, in words. */
export type ShownActivity = {
  id: number;
  words: string;
  subject: string | null;
  /** "38 min ago" or "17 Nov", with the exact time for machines. */
  when: string;
  at: string;
};

type ActivityListProps = { entries: readonly ShownActivity[]; page: number; pages: number };

/** The activity of an account, newest first. */
export function ActivityList({ entries, page, pages }: ActivityListProps) {
  if (entries.length === 0) {
    return (
      <div className="empty">
        <EmptyLedges />
        <p>No recent activity to display.</p>
      </div>
    );
  }
  return (
    <>
      <ul className="activity">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time className="meta" dateTime={entry.at} title={entry.at.replace("T", " ").slice(0, 16)}>
              {entry.when}
            </time>
            <p>
              {entry.words} {entry.subject && <span>{entry.subject}</span>}
            </p>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        linkTo={(to) => (to === 1 ? "/profile?tab=activity" : `/profile?tab=activity&page=${to}`)}
      />
    </>
  );
}
