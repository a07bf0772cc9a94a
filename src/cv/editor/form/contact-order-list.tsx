import { contactOrder } from "../../document/document-order.ts";
import type { ContactKey, CvDocument } from "../../document/cv-document.ts";
import { moveContact, isHidden, setHidden } from "../../edit/edit-page.ts";
import { personalForm } from "../../sections/section-forms.constants.ts";
import { useEditorView } from "../editor-view.ts";
import { useCvDocument, useCvSession } from "../session/session-context.ts";
import { RowButtons } from "./row-buttons.tsx";
import { rowName } from "../../edit/row-names.ts";
import { hiddenRowText } from "./use-row-actions.ts";

/** Lists the contact details that are filled in, in their order on the page. The person can move and hide them. */
export function ContactOrderList() {
  const session = useCvSession();
  const { announce } = useEditorView();
  const document = useCvDocument();
  const order = contactOrder(document);
  const written = order.filter((key) => textOf(document, key) !== "");

  /** Moves a detail to a place among the written ones. */
  function moveTo(key: ContactKey, to: number) {
    const button = globalThis.document.activeElement;
    const target = written[Math.min(Math.max(to, 0), written.length - 1)];
    if (target === undefined) return;
    session.edit("order", (before) => moveContact(before, order, key, order.indexOf(target)));
    announce(`${nameOf(document, key)}: now ${to + 1} of ${written.length}.`);
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  }

  function hide(key: ContactKey) {
    const isShown = !isHidden(document, key);
    session.edit("order", (before) => setHidden(before, key, isShown));
    announce(`${nameOf(document, key)}: ${isShown ? hiddenRowText : "shown again"}.`);
  }

  if (written.length === 0) return <p className="hint">Write a contact detail first.</p>;
  return (
    <ol className="rows order-rows">
      {written.map((key, index) => (
        <li key={key} className="row row-fold" data-row>
          <span>
            <bdi>{nameOf(document, key)}</bdi>
            {isHidden(document, key) && <span className="meta"> Hidden</span>}
          </span>
          <RowButtons
            name={nameOf(document, key)}
            isFirst={index === 0}
            isLast={index === written.length - 1}
            isHidden={isHidden(document, key)}
            onHide={() => hide(key)}
            onMove={(by) => moveTo(key, index + by)}
            onDropped={(to) => moveTo(key, to)}
          />
        </li>
      ))}
    </ol>
  );
}

function profileOf({ personal }: CvDocument, key: ContactKey) {
  return personal.profiles.find(({ id }) => key === `profiles/${id}`);
}

function textOf(document: CvDocument, key: ContactKey): string {
  const profile = profileOf(document, key);
  if (profile) return `${profile.network}${profile.username}${profile.url}`.trim();
  const field = personalForm.find((spec) => key === `personal/${spec.field}`)?.field;
  return field === undefined ? "" : document.personal[field].trim();
}

function nameOf(document: CvDocument, key: ContactKey): string {
  const profile = profileOf(document, key);
  if (profile) return rowName("profiles", profile);
  return personalForm.find((spec) => key === `personal/${spec.field}`)?.label ?? key;
}
