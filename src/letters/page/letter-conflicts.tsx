import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useStore } from "../../ui/store/use-store.ts";
import type { LetterSession } from "../letter-kind.ts";
import type { LetterAddress } from "../merge-letters.ts";

const names: Readonly<Record<LetterAddress, string>> = {
  reason: "Why this job",
  contact: "The reader's name",
};

/** Texts of the form that another tab or device wrote differently. */
export function LetterConflicts({ session }: { session: LetterSession }) {
  const { conflicts } = useStore(session);
  return conflicts.map((conflict) => (
    <Notice key={`${conflict.address} ${conflict.other}`} tone="warn">
      <strong>{names[conflict.address]} was also written in another tab or device:</strong> “{conflict.other}”{" "}
      <Button size="sm" look="secondary" onClick={() => session.resolveConflict(conflict, "other")}>
        Use this text
      </Button>{" "}
      <Button size="sm" look="quiet" onClick={() => session.resolveConflict(conflict, "mine")}>
        Keep mine
      </Button>
    </Notice>
  ));
}
