import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { english } from "../review/english.ts";
import { ranks } from "../review/rank.ts";
import type { Session } from "./session-history.ts";
import { reviewKept } from "./progress.ts";

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
            const open = review?.findings.filter(({ isGood }) => !isGood) ?? [];
            return (
              <li key={answer.questionId}>
                <h3>
                  {answer.question}{" "}
                  {review && <Badge tone={ranks[review.rank].tone}>{ranks[review.rank].label}</Badge>}
                </h3>
                <p className="coach-kept-text">{answer.text}</p>
                {open.length > 0 && <p className="meta">{open.map(({ title }) => title).join(" · ")}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
