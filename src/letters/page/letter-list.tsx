import { useState } from "react";
import type { Owner } from "../../cv/local/local-cv.ts";
import { browserEnv } from "../../cv/editor/session/browser-env.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDay } from "../../ui/format-time.ts";
import type { LocalLetter } from "../local/letter-database.ts";
import type { LetterWorkspace } from "./use-letter-workspace.ts";

type LetterListProps = { letters: readonly LocalLetter[]; owner: Owner; workspace: LetterWorkspace };

/** The letters of the person, the latest first. */
export function LetterList({ letters, owner, workspace }: LetterListProps) {
  const [now] = useState(browserEnv.now);
  const [asked, setAsked] = useState<LocalLetter | null>(null);
  if (letters.length === 0) return null;
  const unclaimed = owner === null ? 0 : letters.filter((letter) => letter.owner === null).length;
  return (
    <section className="letter-list" aria-labelledby="letter-list">
      <h2 id="letter-list">Your letters</h2>
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <button type="button" className="link" onClick={() => workspace.openLetter(letter.id)}>
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
      {unclaimed > 0 && (
        <p className="meta">
          {unclaimed === 1 ? "One letter is" : `${unclaimed} letters are`} only in this browser.{" "}
          <Button look="secondary" size="sm" onClick={() => void workspace.claim()}>
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
