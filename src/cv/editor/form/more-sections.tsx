import type { RenamedSection, RowListKey } from "../../document/cv-document.ts";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { documentLimits } from "../../document/document-limits.ts";
import { addCustomSection, removeCustomSection } from "../../edit/edit-sections.ts";
import { firstSections, sectionKinds } from "../../document/section-fields.ts";
import { useEditorView } from "../editor-view.ts";
import { browserEnv } from "../session/browser-env.ts";
import { useRowIds, useSession, useSessionPart } from "../session/session-context.ts";
import { CvField } from "./cv-field.tsx";
import { FieldGroup } from "./field-group.tsx";
import { aboutForm, sectionForms, unusualForm } from "../../sections/section-forms.constants.ts";
import { personalAddress } from "./personal-step.tsx";
import { PhotoField } from "./photo-field.tsx";
import { RowList } from "./row-list.tsx";
import { ShowOnPage } from "./show-on-page.tsx";
import { sectionName } from "./section-names.ts";
import { SectionOrder } from "./section-order.tsx";

const headings = (["summary", ...sectionKinds] as const).map((section) => ({
  field: section,
  label: `Heading of ${sectionName({ custom: [] }, section)}`,
  half: true,
}));
const further = sectionKinds.filter((kind) => !firstSections.includes(kind));

/** Everything beyond the four tabs. Each part is collapsed by default. */
export function MoreSections() {
  const session = useSession();
  const { showField, announce } = useEditorView();
  const customIds = useSessionPart(({ document }) => document.custom.map(({ id }) => id).join(" "));

  function add() {
    if (session.read().document.custom.length >= documentLimits.customSections) {
      showToast({
        tone: "bad",
        title: "There is no room for another section",
        message: `A CV holds ${documentLimits.customSections} sections of your own. Remove one to add another.`,
      });
      return;
    }
    const { document, id } = addCustomSection(session.read().document, browserEnv.newId);
    session.edit("order", () => document);
    showField(`custom:${id}/title`);
  }

  function remove(id: string) {
    session.edit("order", (document) => removeCustomSection(document, id));
    announce("Section removed. Control and Z bring it back.");
    document.querySelector<HTMLElement>("[data-add=section]")?.focus();
  }

  return (
    <details className="more-sections">
      <summary>
        <h2>More sections</h2>
        <span className="meta">Summary, projects, languages and more, and their order</span>
      </summary>
      <Fold title="Headline and summary">
        <FieldGroup fields={aboutForm} addressOf={personalAddress} />
      </Fold>
      <Fold title="Photo">
        <PhotoField />
      </Fold>
      <Fold title="Date of birth and nationality">
        <p className="hint">
          Leave them out in the United Kingdom, Ireland, the United States and Canada. In Germany, Austria and
          Switzerland, for example, they are usual and not required.
        </p>
        <FieldGroup fields={unusualForm} addressOf={personalAddress} />
        <ShowOnPage fields={unusualForm} />
      </Fold>
      <ListFold title="Further addresses" list="profiles" />
      {further.map((kind) => (
        <ListFold key={kind} title={sectionForms[kind].title} list={kind} />
      ))}
      {customIds
        .split(" ")
        .flatMap((id) => (id === "" ? [] : <CustomFold key={id} id={id} onRemove={() => remove(id)} />))}
      <div className="more-foot">
        <Button type="button" data-add="section" onClick={add}>
          <Icon of={Plus} size="sm" />
          Add a section of your own
        </Button>
      </div>
      <Fold title="Headings">
        <p className="hint">Leave one empty for the usual heading in the CV’s language.</p>
        <FieldGroup fields={headings} addressOf={(section) => `heading/${section as RenamedSection}`} />
      </Fold>
      <Fold title="Order and hiding">
        <SectionOrder />
      </Fold>
    </details>
  );
}

function Fold({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <details className="more-section">
      <summary>
        <h3>{title}</h3>
        {count ? <span className="meta">{count}</span> : null}
      </summary>
      <div className="more-body">{children}</div>
    </details>
  );
}

function ListFold({ title, list }: { title: string; list: RowListKey }) {
  const { length } = useRowIds(list);
  return (
    <Fold title={title} count={length}>
      <RowList list={list} heading="h4" />
    </Fold>
  );
}

function CustomFold({ id, onRemove }: { id: string; onRemove: () => void }) {
  const title = useSessionPart(
    ({ document }) => document.custom.find((section) => section.id === id)?.title.trim() ?? "",
  );
  return (
    <Fold title={title || "Unnamed section"}>
      <CvField address={`custom:${id}/title`} label="Title of the section" placeholder="Patents" />
      <RowList list={`custom:${id}`} heading="h4" />
      <Button type="button" look="quiet" size="sm" onClick={onRemove}>
        Remove this section
      </Button>
    </Fold>
  );
}
