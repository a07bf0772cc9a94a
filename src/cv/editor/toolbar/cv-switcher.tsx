import { Check, ChevronsUpDown, Copy, Globe, History, Pencil, Plus, Trash2, UserPlus } from "lucide-react";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Input } from "../../../ui/input.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { fileParts } from "../files/file-parts.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { CvListing } from "../../local/local-cv.ts";
import { storeLimits } from "../../account-storage/stored-cv.ts";
import { useWorkspace, useWorkspaceState } from "../session/workspace-context.ts";

const VersionsDialog = lazy(async () => {
  const { VersionsDialog: Loaded } = await fileParts.versionsDialog();
  return { default: Loaded };
});

/** Shows the open CV, the other CVs and the actions for them. */
export function CvSwitcher() {
  const workspace = useWorkspace();
  const { session, title, list } = useWorkspaceState();
  const [isRenaming, setIsRenaming] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const isOutside = (cv: Pick<CvListing, "owner">) => workspace.owner !== null && cv.owner === null;
  const open = list.find(({ id }) => id === session.id);
  return (
    <>
      <Menu
        buttonClassName="btn btn-quiet btn-sm cv-switcher"
        button={
          <>
            <span className="sr">Your CVs, open: </span>
            <span className="cv-title">{title}</span>
            <Icon of={ChevronsUpDown} size="sm" />
          </>
        }
      >
        {list.map((cv) => (
          <button
            key={cv.id}
            type="button"
            aria-current={cv.id === session.id || undefined}
            onClick={() => cv.id !== session.id && void workspace.open(cv.id)}
          >
            <span className="menu-mark">{cv.id === session.id && <Icon of={Check} size="sm" />}</span>
            {cv.title}
            {isOutside(cv) && <span className="meta">this browser only</span>}
          </button>
        ))}
        {list.length > 0 && <hr />}
        <button type="button" onClick={() => void workspace.add()}>
          <Icon of={Plus} size="sm" />
          New CV
        </button>
        <button type="button" onClick={() => void workspace.duplicate()}>
          <Icon of={Copy} size="sm" />
          Duplicate
        </button>
        <button type="button" onClick={() => setIsRenaming(true)}>
          <Icon of={Pencil} size="sm" />
          Rename
        </button>
        <button type="button" onClick={() => setShowsVersions(true)}>
          <Icon of={History} size="sm" />
          Versions
        </button>
        {open && isOutside(open) && (
          <button type="button" onClick={() => void workspace.claim([open.id])}>
            <Icon of={UserPlus} size="sm" />
            Add to my account
          </button>
        )}
        <Link to="/cv-builder/public">
          <Icon of={Globe} size="sm" />
          Public page
        </Link>
        <button type="button" onClick={() => setIsDeleting(true)}>
          <Icon of={Trash2} size="sm" />
          Delete
        </button>
      </Menu>
      {showsVersions && (
        <Suspense>
          <VersionsDialog onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
      {isDeleting && (
        <DeleteDialog
          title={title}
          isInAccount={workspace.owner !== null && !(open && isOutside(open))}
          onClose={() => setIsDeleting(false)}
          onDelete={() => {
            setIsDeleting(false);
            void workspace.remove();
          }}
        />
      )}
      {isRenaming && (
        <RenameDialog
          title={title}
          onClose={() => setIsRenaming(false)}
          onRename={(next) => void workspace.rename(next)}
        />
      )}
    </>
  );
}

type RenameDialogProps = { title: string; onClose: () => void; onRename: (title: string) => void };

function RenameDialog({ title, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(title);
  function rename(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== "") onRename(typed.trim());
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename this CV"
      actions={
        <>
          <Button type="button" onClick={onClose}>
            Keep the name
          </Button>
          <Button type="submit" form="rename-cv" look="primary">
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-cv" onSubmit={rename}>
        <Field label="Name" hint="Only you see it. It stands on no page and in no file.">
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={storeLimits.title}
              required
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
