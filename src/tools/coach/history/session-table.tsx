import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Table } from "../../../ui/table.tsx";
import { formatDay } from "../../../ui/format-time.ts";
import { reviewKept, type Session, type SessionSummary } from "./session-history.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { english } from "../review/english.ts";
import { ranks } from "../review/findings.ts";

type SessionTableProps = {
  summaries: readonly SessionSummary[];
  now: string;
  onOpen: (session: Session) => void;
};

/** Sessions shown at first. */
const few = 4;

/** The sessions, newest first. */
export function SessionTable({ summaries, now, onOpen }: SessionTableProps) {
  const [isWhole, setWhole] = useState(false);
  const earlier = summaries.length - few;
  return (
    <>
      <Table
        className="coach-sessions"
        caption="Practice sessions, newest first"
        columns={[
          "Session",
          "For",
          { heading: "All four parts", className: "r" },
          { heading: "Fillers in 100", className: "r" },
          { heading: "Usual words", className: "r only-wide" },
        ]}
      >
        {summaries
          .slice(0, isWhole ? undefined : few)
          .map(({ session, stories, whole, fillerRate, words }) => (
            <tr key={session.id}>
              <th scope="row">
                <button type="button" className="link" onClick={() => onOpen(session)}>
                  {formatDay(new Date(session.started), new Date(now))}
                </button>
              </th>
              <td>
                {session.company || session.title || "Every job"}{" "}
                {session.company && <span className="subtle only-wide">{session.title}</span>}
              </td>
              <td className="r">{stories === 0 ? "–" : `${whole} of ${stories}`}</td>
              <td className="r">{fillerRate === null ? "–" : fillerRate.toFixed(1)}</td>
              <td className="r only-wide">{words}</td>
            </tr>
          ))}
      </Table>
      {earlier > 0 && !isWhole && (
        <Button look="quiet" size="sm" onClick={() => setWhole(true)}>
          Show {earlier} earlier {earlier === 1 ? "session" : "sessions"}
        </Button>
      )}
    </>
  );
}

type SessionDialogProps = {
  /** Null when the dialog is closed. */
  session: Session | null;
  onClose: () => void;
  onDelete: (id: string) => void;
};

export function SessionDialog({ session, onClose, onDelete }: SessionDialogProps) {
  return (
    <Dialog
      open={session !== null}
      onClose={onClose}
      title={session ? `Practice for ${session.title || "every job"}` : "Practice"}
      wide
      actions={
        session && (
          <>
            <Button look="danger" onClick={() => onDelete(session.id)}>
              Delete this session
            </Button>
            <Button look="secondary" onClick={onClose}>
              Close
            </Button>
          </>
        )
      }
    >
      {session && (
        <ul className="coach-kept">
          {session.answers.map((answer) => {
            const review = reviewKept(answer, english);
            return (
              <li key={answer.questionId}>
                <h3>
                  {answer.question}{" "}
                  {review && <Badge tone={ranks[review.rank].tone}>{ranks[review.rank].label}</Badge>}
                </h3>
                <p className="coach-kept-text">{answer.text}</p>
                {review?.first && <p className="meta">First: {review.first.title}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
