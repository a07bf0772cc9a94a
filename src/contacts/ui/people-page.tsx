import { Download, Plus, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import type { FinishedPeopleImport } from "../import/undo-people-import.server.ts";
import { PeopleList } from "./people-list.tsx";
import type { PeopleView } from "./people-view.ts";

type PeoplePageProps = {
  people: PeopleView;
  /** The number of all contacts, not only those found. */
  total: number;
  /** The contact that was just deleted. */
  deleted?: { id: string; name: string } | null;
  /** The import that has just ended or was undone. */
  imported?: FinishedPeopleImport | null;
  /** The id of the person next to the list. */
  open?: string;
  children?: ReactNode;
};

/** The Network Relationship Manager: the list of people, and one of them next to it. */
export function PeoplePage({ people, total, deleted, imported, open, children }: PeoplePageProps) {
  return (
    <div className="app people-page">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="Network Relationship Manager" />
      <ToolHead title="Network Relationship Manager" lead={headText(total, people.due)}>
        <div className="cluster">
          {total > 0 && (
            <Menu
              buttonClassName="btn btn-quiet"
              button={
                <>
                  <Icon of={Download} size="sm" />
                  Export
                </>
              }
            >
              <a href="/contacts/export.csv" download>
                As CSV, for spreadsheets
              </a>
              <a href="/contacts/export.vcf" download>
                As vCard, for address books
              </a>
            </Menu>
          )}
          <ButtonLink to="/contacts/import">
            <Icon of={Upload} size="sm" />
            Import
          </ButtonLink>
          <ButtonLink look="primary" to="/contacts/new">
            <Icon of={Plus} size="sm" />
            Add person
          </ButtonLink>
        </div>
      </ToolHead>
      {deleted && (
        <UndoNotice action="/contacts" field="id" id={deleted.id}>
          <b>{deleted.name}</b> is deleted.
        </UndoNotice>
      )}
      {imported && (
        <UndoNotice
          action="/contacts/import"
          field="import"
          id={imported.id}
          name="do"
          value={imported.isUndone ? "restore" : "undo"}
        >
          {importedText(imported)}
        </UndoNotice>
      )}
      {total === 0 ? (
        <NobodyYet />
      ) : (
        <div className={open === undefined ? "people-lay" : "people-lay has-person"}>
          <PeopleList people={people} open={open ?? null} />
          {children}
        </div>
      )}
    </div>
  );
}

/** The way to a page below the list of people. */
export function NetworkBreadcrumb() {
  return (
    <Breadcrumb
      above={[
        { name: "Tools", path: "/tools" },
        { name: "Network Relationship Manager", path: "/contacts" },
      ]}
    />
  );
}

function NobodyYet() {
  return (
    <Empty
      title="Nobody here yet"
      actions={
        <>
          <ButtonLink to="/contacts/new">Add person</ButtonLink>
          <ButtonLink look="quiet" to="/contacts/import">
            Import
          </ButtonLink>
        </>
      }
    >
      Begin with the last three people who answered you. A name is enough.
    </Empty>
  );
}

/** @example "2 people were added and 1 person was completed." */
function importedText({ added, completed, isUndone }: FinishedPeopleImport): string {
  const were = (number: number, done: string) =>
    number > 0 && `${number.toLocaleString("en-GB")} ${number === 1 ? "person was" : "people were"} ${done}`;
  const parts = [
    were(added, isUndone ? "deleted" : "added"),
    were(completed, isUndone ? "set back" : "completed"),
  ];
  const end = isUndone ? " They can be restored for 30 days." : "";
  return `${parts.filter(Boolean).join(" and ")}.${end}`;
}

function headText(total: number, due: number): string {
  if (total === 0) return "Remember who you met, and when to write.";
  const people = `${total.toLocaleString("en-GB")} ${total === 1 ? "person" : "people"}.`;
  if (due === 0) return `${people} Nobody is waiting to hear from you.`;
  return `${people} ${due === 1 ? "One is" : `${due} are`} waiting to hear from you.`;
}
