import {
  ArrowLeftRight,
  Check,
  ChevronsUpDown,
  Copy,
  Globe,
  History,
  Pencil,
  Plus,
  Trash2,
  UserPlus,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { DocumentListing } from "../../../documents/local/local-document.ts";
import { useWorkspace, useWorkspaceState } from "../session/session-context.ts";

/** The parts that show a question about the open CV. */
const questions = {
  renameDialog: () => import("./rename-dialog.tsx"),
  versionsDialog: () => import("../versions/versions-dialog.tsx"),
  deleteDialog: () => import("./delete-dialog.tsx"),
};

type Question = keyof typeof questions;

const VersionsDialog = lazy(async () => ({ default: (await questions.versionsDialog()).VersionsDialog }));
const DeleteDialog = lazy(async () => ({ default: (await questions.deleteDialog()).DeleteDialog }));
const RenameDialog = lazy(async () => ({ default: (await questions.renameDialog()).RenameDialog }));

/** Shows the open CV, the other CVs and the actions for them. */
export function CvSwitcher() {
  const workspace = useWorkspace();
  const { session, title, list } = useWorkspaceState();
  const [asked, setAsked] = useState<Question | null>(null);
  const close = () => setAsked(null);
  const ask = (question: Question) =>
    void questions[question]().then(
      () => setAsked(question),
      () =>
        showToast({
          tone: "bad",
          title: "Could not load this",
          message: "Check your connection and try again.",
        }),
    );
  const isOutside = (cv: Pick<DocumentListing, "owner">) => workspace.owner !== null && cv.owner === null;
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
        <button type="button" onClick={() => ask("renameDialog")}>
          <Icon of={Pencil} size="sm" />
          Rename
        </button>
        <button type="button" onClick={() => ask("versionsDialog")}>
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
        <Link to="/documents">
          <Icon of={ArrowLeftRight} size="sm" />
          Export or import all
        </Link>
        <button type="button" onClick={() => ask("deleteDialog")}>
          <Icon of={Trash2} size="sm" />
          Delete
        </button>
      </Menu>
      <Suspense>
        {asked === "versionsDialog" && <VersionsDialog onClose={close} />}
        {asked === "deleteDialog" && (
          <DeleteDialog
            id={session.id}
            title={title}
            owner={open && isOutside(open) ? null : workspace.owner}
            onClose={close}
            onDelete={() => {
              close();
              void workspace.remove();
            }}
          />
        )}
        {asked === "renameDialog" && (
          <RenameDialog title={title} onClose={close} onRename={(next) => void workspace.rename(next)} />
        )}
      </Suspense>
    </>
  );
}
