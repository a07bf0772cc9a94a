import { moveSection, setColumn, isHidden, setHidden } from "../../edit/edit-page.ts";
import type { SectionKey, Column } from "../../document/cv-document.ts";
import { twoColumns } from "../../document/cv-look.ts";
import { useEditorView } from "../editor-view.ts";
import { useCvDocument, useCvSession, useSessionPart } from "../session/session-context.ts";
import { hiddenRowText } from "./use-row-actions.ts";
import { NewPageCheck } from "./new-page-check.tsx";
import { RowButtons } from "./row-buttons.tsx";
import { sectionName } from "../../edit/row-names.ts";
import { Select } from "../../../ui/select.tsx";

const choices = { template: "Usual column", main: "Main column", side: "Side column" };

/**
 * The order of the sections on the page, their columns and page breaks, and which of them are hidden. Empty sections are listed too; they appear on
 * the page once they have content.
 */
export function SectionOrder() {
  const session = useCvSession();
  const { announce } = useEditorView();
  const document = useCvDocument();
  const { order, look } = document;
  const hasColumns = twoColumns.includes(look.template);

  function moveTo(key: SectionKey, to: number) {
    const button = globalThis.document.activeElement;
    session.edit("order", (before) => moveSection(before, key, to));
    announce(`${sectionName(document, key)}: now ${to + 1} of ${order.length}.`);
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  }

  function hide(key: SectionKey) {
    const isShown = !isHidden(document, key);
    session.edit("order", (before) => setHidden(before, key, isShown));
    announce(`${sectionName(document, key)}: ${isShown ? hiddenRowText : "shown again"}.`);
  }

  return (
    <ol className="rows order-rows">
      {order.map((key, index) => (
        <OrderRow
          key={key}
          section={key}
          hasColumns={hasColumns}
          name={sectionName(document, key)}
          index={index}
          of={order.length}
          onMove={(to) => moveTo(key, to)}
          isHidden={isHidden(document, key)}
          onHide={() => hide(key)}
        />
      ))}
    </ol>
  );
}

type OrderRowProps = {
  section: SectionKey;
  hasColumns: boolean;
  name: string;
  index: number;
  of: number;
  onMove: (to: number) => void;
  isHidden: boolean;
  onHide: () => void;
};

function OrderRow({ section, hasColumns, name, index, of, onMove, isHidden: hidden, onHide }: OrderRowProps) {
  return (
    <li className="row row-fold" data-row>
      <div className="cluster">
        <span>
          {name}
          {hidden && <span className="meta"> Hidden</span>}
        </span>
        {hasColumns && <ColumnChoice section={section} name={name} />}
        {index > 0 && <NewPageCheck part={section} name={name} />}
      </div>
      <RowButtons
        name={name}
        isFirst={index === 0}
        isLast={index === of - 1}
        isHidden={hidden}
        onHide={onHide}
        onMove={(by) => onMove(index + by)}
        onDropped={onMove}
      />
    </li>
  );
}

/** The column of a section in a template with two. */
function ColumnChoice({ section, name }: { section: SectionKey; name: string }) {
  const session = useCvSession();
  const column = useSessionPart(({ document }) => document.layout.columns[section] ?? "template");
  return (
    <Select
      aria-label={`Column of ${name}`}
      value={column}
      onChange={({ target: { value } }) =>
        session.edit("order", (document) =>
          setColumn(document, section, value === "template" ? null : (value as Column)),
        )
      }
      options={Object.entries(choices)}
    />
  );
}
