import { useMemo, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { english } from "../review/english.ts";
import { summarise, type SessionHistory, type Session } from "./session-history.ts";
import { SessionDialog, SessionTable } from "./session-table.tsx";
import { Trends } from "./trends.tsx";

type PracticePanelProps = {
  /** Null before JavaScript runs. */
  history: SessionHistory | null;
  onRemove: (ids: readonly string[]) => void;
  isKept: boolean;
  /** Where the practice is stored. `own-browser`: in this browser, for the person who is signed in. */
  storage: "browser" | "own-browser" | "account";
  now: string;
};

/** The practice so far: curves, sessions, export and deletion. */
export function PracticePanel({ history, onRemove, isKept, storage, now }: PracticePanelProps) {
  const [opened, setOpened] = useState<Session | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const summaries = useMemo(() => summarise(history ?? [], english), [history]);
  if (history === null) return null;
  const answers = summaries.reduce((sum, summary) => sum + summary.answers, 0);
  return (
    <section className="coach-practice" aria-labelledby="coach-practice">
      <div className="coach-practice-head">
        <h2 id="coach-practice">Your practice</h2>
        {history.length > 0 && (
          <div className="cluster">
            <span className="meta">
              {plural(answers, "answer")} in {plural(history.length, "session")}
            </span>
            <ButtonLink look="quiet" size="sm" to="/documents">
              Export
            </ButtonLink>
            <Button look="quiet" size="sm" onClick={() => setDeleting(true)}>
              Delete all
            </Button>
          </div>
        )}
      </div>
      {!isKept && (
        <Notice tone="warn">
          <strong>This browser stores nothing for this site.</strong> Your practice ends with this page. Copy
          the answers that you want to keep.
        </Notice>
      )}
      {history.length === 0 ? (
        <Empty title="No answers yet" level="h3">
          Finished answers are listed here, with how your filler words and stories change.{" "}
          {storage === "account" ? "They are in your account." : "They stay in this browser."}
        </Empty>
      ) : (
        <>
          <Trends summaries={summaries} now={now} />
          <SessionTable summaries={summaries} now={now} onOpen={setOpened} />
        </>
      )}
      {storage !== "browser" && (
        <p className="meta">
          {storage === "account"
            ? "Your practice is in your account, too. "
            : "New answers stay in this browser. "}
          <Link className="link" to="/settings?tab=privacy">
            {storage === "account" ? "Keep it in this browser only" : "Keep it in your account"}
          </Link>
        </p>
      )}
      <SessionDialog
        session={opened}
        onClose={() => setOpened(null)}
        onDelete={(id) => {
          setOpened(null);
          onRemove([id]);
        }}
      />
      <Dialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete all your practice?"
        actions={
          <>
            <Button look="quiet" onClick={() => setDeleting(false)}>
              Keep it
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setDeleting(false);
                onRemove(history.map(({ id }) => id));
              }}
            >
              Delete all
            </Button>
          </>
        }
      >
        <p>
          {plural(answers, "answer")} in {plural(history.length, "session")} are deleted
          {storage === "account"
            ? ", also in your account."
            : ` from this browser.${storage === "browser" ? " Nothing else has them." : ""}`}
        </p>
      </Dialog>
    </section>
  );
}

function plural(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
