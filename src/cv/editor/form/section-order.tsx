import { moveSection } from "../../edit/edit-sections.ts";
import type { SectionKey } from "../../document/cv-document.ts";
import { useEditorView } from "../editor-view.ts";
import { useCvDocument, useSession } from "../session/session-context.ts";
import { RowButtons } from "./row-buttons.tsx";
import { sectionName } from "./section-names.ts";

/**
 * The order of the sections on the page. Empty sections are listed too; they appear on the page once they have content.
 */
export function SectionOrder() {
  const session = useSession();
  const { announce } = useEditorView();
  const document = useCvDocument();
  const { order } = document;

  function moveTo(key: SectionKey, to: number) {
    const button = globalThis.document.activeElement;
    session.edit("order", (before) => moveSection(before, key, to));
    announce(`${sectionName(document, key)}: now ${to + 1} of ${order.length}.`);
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  }

  return (
    <ol className="rows order-rows">
      {order.map((key, index) => (
        <OrderRow
          key={key}
          name={sectionName(document, key)}
          index={index}
          of={order.length}
          onMove={(to) => moveTo(key, to)}
        />
      ))}
    </ol>
  );
}

type OrderRowProps = {
  name: string;
  index: number;
  of: number;
  onMove: (to: number) => void;
};

function OrderRow({ name, index, of, onMove }: OrderRowProps) {
  return (
    <li className="row row-fold" data-row>
      <span>{name}</span>
      <RowButtons
        name={name}
        isFirst={index === 0}
        isLast={index === of - 1}
        canRemove={false}
        onMove={(by) => onMove(index + by)}
        onRemove={() => undefined}
        onDropped={onMove}
      />
    </li>
  );
}
