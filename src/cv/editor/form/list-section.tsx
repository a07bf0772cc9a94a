import type { RowListKey } from "../../document/cv-document.ts";
import type { SectionKind } from "../../sections/sections.ts";
import { useRowIds, useSessionPart } from "../session/session-context.ts";
import { sectionForms } from "../../sections/section-forms.constants.ts";
import { FormSection } from "./form-section.tsx";
import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rowFormOf, rowName, rowNote, firstFieldsOf, moreFieldsOf } from "../../edit/row-names.ts";
import { useRowActions } from "./use-row-actions.ts";
import { memo } from "react";
import { canRemoveRow, rowsOf } from "../../edit/edit-rows.ts";
import { readField } from "../../edit/set-field.ts";
import { useEditorView } from "../editor-view.ts";
import { FieldGroup } from "./cv-field.tsx";
import { NewPageCheck } from "./new-page-check.tsx";
import { RowButtons, RowGrip } from "./row-buttons.tsx";

/** A section with rows. While it is empty it takes one line: its title and the button to add a row. */
export function ListSection({ list }: { list: SectionKind | "profiles" }) {
  const { length } = useRowIds(list);
  const isLink = list === "profiles";
  const isEmpty = length === 0;
  return (
    <FormSection
      title={isLink ? "Further addresses" : sectionForms[list].title}
      note={length > 1 ? `${length}` : undefined}
      {...(!isLink && !isEmpty && { section: list, heading: list })}
      actions={isEmpty && <AddRow list={list} size="sm" />}
    >
      {!isEmpty && <Rows list={list} />}
    </FormSection>
  );
}

/** The rows of a list and the button to add one. */
export function Rows({ list }: { list: RowListKey }) {
  return (
    <>
      <RowList list={list} />
      <AddRow list={list} />
    </>
  );
}

/** The button that adds a row to a list. It gets the focus when the last row is removed. */
function AddRow({ list, size = "md" }: { list: RowListKey; size?: "sm" | "md" }) {
  const { add } = useRowActions(list);
  return (
    <Button size={size} look={size === "sm" ? "quiet" : "secondary"} data-add={list} onClick={() => add()}>
      <Icon of={Plus} size="sm" />
      Add {rowFormOf(list).add}
    </Button>
  );
}

type RowProps = {
  list: RowListKey;
  id: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
};

/** Lists that a page shows in a few lines, which are not divided between pages. */
const inLines: readonly RowListKey[] = ["profiles", "skills", "languages", "interests"];

const Row = memo(function Row({ list, id, isOpen, isFirst, isLast }: RowProps) {
  const { openRow, showField } = useEditorView();
  const { addPost, hide, move, moveTo, remove } = useRowActions(list);
  const employer = useSessionPart(({ document }) => {
    const field = rowFormOf(list).shared?.[0];
    return field === undefined ? "" : readField(document, `${list}/${id}/${field}`).trim();
  });
  const isHidden = useSessionPart(({ document }) => document.hidden.includes(`${list}/${id}`));
  const name = useSessionPart(({ document }) =>
    rowName(list, rowsOf(document, list).find((row) => row.id === id) ?? { id }),
  );
  const note = useSessionPart(({ document }) =>
    rowNote(rowsOf(document, list).find((row) => row.id === id) ?? { id }),
  );
  const canRemove = useSessionPart(({ document }) => canRemoveRow(document, list));
  const more = moreFieldsOf(list);
  const canBreak = !isFirst && !inLines.includes(list);
  const addressOf = (field: string) => `${list}/${id}/${field}` as const;
  if (!isOpen) {
    return (
      <li className="row row-fold" data-row>
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {(isHidden || note) && <p className="meta">{isHidden ? "Hidden" : note}</p>}
        </div>
        <div className="row-buttons">
          {!(isFirst && isLast) && <RowGrip name={name} onDropped={(place) => moveTo(id, place)} />}
          <Button
            look="quiet"
            size="sm"
            aria-label={`Edit ${name}`}
            onClick={() => {
              openRow(list, id);
              showField(addressOf(rowFormOf(list).fields[0]?.field ?? ""));
            }}
          >
            Edit
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="row" data-row>
      <div className="row-head">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <RowButtons
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          isHidden={isHidden}
          onHide={() => hide(id)}
          onMove={(by) => move(id, by)}
          onRemove={canRemove ? () => remove(id) : undefined}
          onDropped={(place) => moveTo(id, place)}
        />
      </div>
      {isHidden && <p className="hint">Hidden: it is not on the page or in files.</p>}
      <FieldGroup fields={firstFieldsOf(list)} addressOf={addressOf} />
      {(more.length > 0 || canBreak) && (
        <details className="fold row-more">
          <summary>More fields</summary>
          {more.length > 0 && <FieldGroup fields={more} addressOf={addressOf} />}
          {canBreak && <NewPageCheck part={`${list}/${id}`} name={name} />}
        </details>
      )}
      {employer !== "" && (
        <Button look="quiet" size="sm" onClick={() => addPost(id)}>
          Add another post at {employer}
        </Button>
      )}
    </li>
  );
});

/** The rows of a section, one open and the others collapsed to a line each. */
function RowList({ list }: { list: RowListKey }) {
  const ids = useRowIds(list);
  const { openRows } = useEditorView();
  const chosen = openRows[list];
  // Until the user chooses a row, the first is open.
  const open = chosen === undefined || (chosen !== null && !ids.includes(chosen)) ? ids[0] : chosen;
  if (ids.length === 0) return null;
  return (
    <ol className="rows">
      {ids.map((id, index) => (
        <Row
          key={id}
          list={list}
          id={id}
          isOpen={id === open}
          isFirst={index === 0}
          isLast={index === ids.length - 1}
        />
      ))}
    </ol>
  );
}
