import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWorkspace } from "../session/workspace-context.ts";

type DeleteDialogProps = {
  title: string;
  /** Whether the CV is in an account, not only in this browser. */
  isInAccount: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** Says what deleting the open CV deletes, and where, and asks for confirmation. */
export function DeleteDialog({ title, isInAccount, onClose, onDelete }: DeleteDialogProps) {
  const workspace = useWorkspace();
  const [versions, setVersions] = useState(0);
  useEffect(() => void workspace.versions().then(({ length }) => setVersions(length)), [workspace]);
  const what = `“${title}”${versionWords[Math.min(versions, 2)]?.replace("#", `${versions}`)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this CV?"
      actions={
        <>
          <Button type="button" onClick={onClose}>
            Keep it
          </Button>
          <Button type="button" look="danger" onClick={onDelete}>
            Delete it
          </Button>
        </>
      }
    >
      {isInAccount ? (
        <>
          <p>{what} will be deleted from:</p>
          <ul className="delete-places">
            <li>this browser</li>
            <li>your account, and every device that is signed in to it</li>
            <li>the web: if it is your public CV, its page closes at once</li>
          </ul>
          <p>Undo brings everything back, the public page only within 15 minutes.</p>
        </>
      ) : (
        <p>
          {what} will be deleted from this browser. It is stored nowhere else. Undo brings it back as long as
          this page is open.
        </p>
      )}
      <p className="delete-files">Files that you downloaded stay where they are.</p>
    </Dialog>
  );
}

/** By the number of versions; the last one for all larger numbers. */
const versionWords = ["", " and its version", " and its # versions"];
