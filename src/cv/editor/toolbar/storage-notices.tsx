import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { CvConflict } from "../../edit/cv-kind.ts";
import { readField } from "../../edit/set-field.ts";
import { useCvFile } from "../files/use-cv-file.ts";
import {
  useCvDocument,
  useCvSession,
  useSessionPart,
  useWorkspace,
  useWorkspaceState,
} from "../session/session-context.ts";

const failureTexts = {
  gone: "This CV was deleted in another tab. What you see here is no longer saved.",
  "no-room":
    "This browser is out of space, so your last changes are not saved. The site tries again while you work.",
  failed:
    "Your last changes could not be saved. The site tries again while you work. Download a copy to be safe.",
  refused:
    "This browser does not let sites store anything, so nothing is saved. Download a copy before you leave.",
};

/** Notices about saving: a failed save, conflicts between tabs, a deleted CV. */
export function StorageNotices({ children }: { children: ReactNode }) {
  return (
    <div className="cv-notices">
      <FailureNotice />
      {children}
      <ConflictNotices />
      <DeletedNotice />
    </div>
  );
}

function FailureNotice() {
  const session = useCvSession();
  const failure = useSessionPart((state) => state.failure);
  const { make } = useCvFile();
  if (failure === null) return null;
  return (
    <Notice tone="bad" announce="at-once">
      <p>{failureTexts[failure]}</p>
      <p className="cluster">
        {failure === "gone" && (
          <Button size="sm" onClick={session.keepAfterAll}>
            Keep it after all
          </Button>
        )}
        <Button size="sm" onClick={() => make("json")}>
          Download as JSON
        </Button>
      </p>
    </Notice>
  );
}

function ConflictNotices() {
  const session = useCvSession();
  const conflicts = useSessionPart((state) => state.conflicts);
  const document = useCvDocument();
  const plain = usePlainText(conflicts.length > 0);
  return conflicts.map((conflict) => (
    <Notice key={`${conflict.address} ${conflict.other}`} tone="warn" announce="politely">
      <p>{conflictText(conflict, readField(document, conflict.address), session.tab, plain)}</p>
      <p className="cluster">
        <Button size="sm" onClick={() => session.resolveConflict(conflict, "mine")}>
          Keep what is here
        </Button>
        <Button size="sm" onClick={() => session.resolveConflict(conflict, "other")}>
          Use the other
        </Button>
      </p>
    </Notice>
  ));
}

function DeletedNotice() {
  const workspace = useWorkspace();
  const { deleted } = useWorkspaceState();
  if (!deleted) return null;
  return (
    <Notice announce="politely">
      <p>“{deleted.document.title}” is deleted.</p>
      <p className="cluster">
        <Button size="sm" onClick={() => void workspace.undoRemove()}>
          Undo
        </Button>
        <Button size="sm" look="quiet" onClick={workspace.forgetRemoved}>
          Dismiss
        </Button>
      </p>
    </Notice>
  );
}

/** Says who wrote which text: this tab, another tab or another device. */
function conflictText(
  { address, other, by }: CvConflict,
  present: string,
  tab: string,
  plain: (markdown: string) => string,
): string {
  const words = (text: string) => `“${short(isLong(address) ? plain(text) : text)}”`;
  const [lost, kept] = [words(other), words(present)];
  if (by === tab) return `You wrote ${lost} here, and another tab has changed it to ${kept}.`;
  return `${by === "account" ? "Another device" : "Another tab"} wrote ${lost} where this one has ${kept}.`;
}

/** Removes the signs of Markdown once the code for that is there. */
function usePlainText(isWanted: boolean): (markdown: string) => string {
  const [plain, setPlain] = useState(() => (markdown: string) => markdown);
  useEffect(() => {
    if (isWanted)
      import("../../../text/blocks/read-rich-text.ts").then(
        ({ plainText }) => setPlain(() => plainText),
        () => null,
      );
  }, [isWanted]);
  return plain;
}

/** Whether a field holds Markdown. */
const isLong = (address: string): boolean => /\/(?:description|summary|reference)$/.test(address);

const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);
