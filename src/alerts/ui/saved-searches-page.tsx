import { Link } from "react-router";
import { fillIn, type Controls, type Refused } from "../../platform/forms/controls.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { SavedSearchItem, type ShownSearch } from "./saved-search-item.tsx";

type SavedSearchesPageProps = {
  searches: readonly ShownSearch[];
  now: Date;
  /** A search that was just deleted and can be restored. */
  deleted: { id: number; name: string } | null;
  controls: Controls<"name" | "frequency">;
  /** The form that was refused. */
  refused: ({ id: number } & Refused) | null;
  /** Whether the person's settings allow alerts, and the site can send mail. */
  wantsAlerts: boolean;
  sendsMail: boolean;
};

/** The saved searches of a person, with their mails and feeds. */
export function SavedSearchesPage(props: SavedSearchesPageProps) {
  const { searches, now, deleted, controls, refused, wantsAlerts, sendsMail } = props;
  return (
    <div className="page saved-searches">
      <header className="page-head">
        <h1>Saved searches</h1>
        <p className="lead">
          New jobs of a search come by mail or in its feed. Each job is mailed once, also if it is reposted.
        </p>
      </header>
      <div className="stack">
        {deleted && (
          <UndoNotice field="id" id={deleted.id} name="do" value="restore">
            <strong>Deleted:</strong> {deleted.name}. You can undo this for a day.
          </UndoNotice>
        )}
        {!wantsAlerts && searches.length > 0 && (
          <Notice tone="warn">
            Job alerts are off in your{" "}
            <Link className="link" to="/settings?tab=notifications">
              settings
            </Link>
            , so no search is mailed. Feeds work.
          </Notice>
        )}
        {!sendsMail && searches.length > 0 && (
          <Notice tone="warn">This site has no mail server, so no search is mailed. Feeds work.</Notice>
        )}
        {searches.length === 0 ? (
          <Empty
            title="No saved searches yet"
            actions={
              <ButtonLink look="primary" to="/jobs">
                Search Jobs
              </ButtonLink>
            }
          >
            Search for jobs, then choose Save this search.
          </Empty>
        ) : (
          <ul className="stack">
            {searches.map((search) => (
              <SavedSearchItem
                // After each change, the form is reset to the stored values.
                key={`${search.id} ${search.name} ${search.frequency}`}
                search={search}
                now={now}
                fields={fillIn(controls, refused?.id === search.id ? refused : undefined, search)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
