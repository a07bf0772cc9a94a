import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useState } from "react";
import { useWorkspace, useWorkspaceState } from "../session/session-context.ts";

/**
 * Asks a signed-in person whether the CVs written in this browser without an account are theirs. If closed without an
 * answer, it appears again at the next visit.
 */
export function ClaimDialog() {
  const workspace = useWorkspace();
  const { unclaimed } = useWorkspaceState();
  const [isClosed, setIsClosed] = useState(false);
  if (unclaimed.length === 0 || isClosed) return null;
  const ids = unclaimed.map(({ id }) => id);
  const isOne = unclaimed.length === 1;
  return (
    <Dialog
      open
      onClose={() => setIsClosed(true)}
      title={isOne ? "Add this CV to your account?" : "Add these CVs to your account?"}
      actions={
        <>
          <Button onClick={() => void workspace.keepOut(ids)}>Keep only in this browser</Button>
          <Button look="primary" onClick={() => void workspace.claim(ids)}>
            Add to my account
          </Button>
        </>
      }
    >
      <div className="claim">
        <p>
          {isOne
            ? "This CV was written in this browser without an account. Add it to yours?"
            : "These CVs were written in this browser without an account. Add them to yours?"}
        </p>
        <ul>
          {unclaimed.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <p>
          <strong>Add to my account</strong>: you have {isOne ? "it" : "them"} on every device where you sign
          in, and {isOne ? "it leaves" : "they leave"} this browser when you sign out.
        </p>
        <p>
          <strong>Keep only in this browser</strong>: {isOne ? "it stays" : "they stay"} here, and everybody
          who uses this browser can read {isOne ? "it" : "them"}. Choose this if{" "}
          {isOne ? "it is" : "they are"} not yours.
        </p>
      </div>
    </Dialog>
  );
}
