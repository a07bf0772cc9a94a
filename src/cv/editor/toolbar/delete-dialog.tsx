import { cvKind } from "../../edit/cv-kind.ts";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { openAccountDocuments } from "../../../documents/sync/account-client.ts";
import type { Owner } from "../../../documents/local/local-document.ts";
import { useWorkspace } from "../session/session-context.ts";

type DeleteDialogProps = {
  id: string;
  title: string;
  /** The account that has the CV; null if it is only in this browser. */
  owner: Owner;
  onClose: () => void;
  onDelete: () => void;
};

/** Asks for confirmation, and names everything that is deleted with the open CV. */
export function DeleteDialog({ id, title, owner, onClose, onDelete }: DeleteDialogProps) {
  const workspace = useWorkspace();
  const [versions, setVersions] = useState(0);
  useEffect(() => void workspace.versions().then(({ length }) => setVersions(length)), [workspace]);
  const page = usePublicPage(owner, id);
  const what = `“${title}”${versionCountTexts[Math.min(versions, 2)]?.replace("#", `${versions}`)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this CV?"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" onClick={onDelete}>
            Delete it
          </Button>
        </>
      }
    >
      {owner !== null ? (
        <>
          <p>{what} will be deleted from:</p>
          <ul className="delete-places">
            <li>this browser</li>
            <li>your account, and every device that is signed in to it</li>
            {page.state === "public" && <li>the web: its page at {page.path} closes at once</li>}
            {page.state === "unknown" && (
              <li>the web, if it has a public page. This cannot be checked now</li>
            )}
          </ul>
          <p>
            {page.state === "private"
              ? "Undo brings everything back as long as this page is open."
              : "Undo brings everything back as long as this page is open, the public page only within 15 minutes."}
          </p>
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
const versionCountTexts = ["", " and its version", " and its # versions"];

type PublicPage = { state: "private" | "unknown" } | { state: "public"; path: string };

/** Asks the account whether the CV has a public page. It is unknown until the answer comes, and without a network. */
function usePublicPage(owner: Owner, id: string): PublicPage {
  const [page, setPage] = useState<PublicPage>({ state: "unknown" });
  useEffect(() => {
    if (owner === null) return;
    openAccountDocuments(cvKind, fetch, owner)
      .list()
      .then(({ shown }) =>
        setPage(shown?.id === id ? { state: "public", path: shown.path } : { state: "private" }),
      )
      .catch(() => null);
  }, [owner, id]);
  return page;
}
