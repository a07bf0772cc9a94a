import { useState } from "react";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDay } from "../../ui/format-time.ts";
import type { DocumentListing } from "../../documents/local/local-document.ts";
import { Notice } from "../../ui/notice.tsx";
import { useStore } from "../../ui/store/use-store.ts";
import type { LetterWorkspace } from "../letter-kind.ts";

/** The letters of the person, the latest first. */
export function LetterList({ workspace }: { workspace: LetterWorkspace }) {
  const { list: letters, deleted } = useStore(workspace);
  const [now] = useState(browserEnv.now);
  const [asked, setAsked] = useState<DocumentListing | null>(null);
  const unclaimed = letters.filter(({ isUnclaimed }) => isUnclaimed);
  const notice = deleted && (
    <Notice tone="info" announce="politely">
      “{deleted.document.title}” is deleted.{" "}
      <Button size="sm" look="secondary" onClick={() => void workspace.undoRemove()}>
        Undo
      </Button>
    </Notice>
  );
  if (letters.length === 0) return notice;
  return (
    <section className="letter-list" aria-labelledby="letter-list">
      <h2 id="letter-list">Your letters</h2>
      {notice}
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <button type="button" className="link" onClick={() => void workspace.open(letter.id)}>
              {letter.title}
            </button>
            <span className="meta">Changed on {formatDay(new Date(letter.changedAt), now)}</span>
            <Button
              look="quiet"
              size="sm"
              aria-label={`Delete the letter ${letter.title}`}
              onClick={() => setAsked(letter)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {unclaimed.length > 0 && (
        <p className="meta">
          {unclaimed.length === 1 ? "One letter is" : `${unclaimed.length} letters are`} only in this browser.{" "}
          <Button
            look="secondary"
            size="sm"
            onClick={() => void workspace.claim(unclaimed.map(({ id }) => id))}
          >
            Add to my account
          </Button>
        </p>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete this letter?"
        actions={
          <>
            <Button look="quiet" onClick={() => setAsked(null)}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => {
                if (asked) void workspace.remove(asked.id);
                setAsked(null);
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>{asked?.title} and its versions are deleted, also in your account.</p>
      </Dialog>
    </section>
  );
}
