import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { documentLimits } from "../../../document/document-limits.ts";
import { addCustomSection, removeCustomSection } from "../../../edit/edit-page.ts";
import { useEditorView } from "../../editor-view.ts";
import { browserEnv } from "../../../../platform/browser/browser-env.ts";
import { useCvSession, useSessionPart } from "../../session/session-context.ts";
import { CvField } from "../cv-field.tsx";
import { FormSection } from "../form-section.tsx";
import { Rows } from "../list-section.tsx";

/** The sections that the person added and named, and the button to add one. */
export function OwnSections() {
  const session = useCvSession();
  const { showField, announce } = useEditorView();
  const joined = useSessionPart(({ document }) => document.custom.map(({ id }) => id).join(" "));
  const ids = joined === "" ? [] : joined.split(" ");

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
    <>
      {ids.map((id) => (
        <OwnSection key={id} id={id} onRemove={() => remove(id)} />
      ))}
      <div className="sec-add">
        <Button data-add="section" onClick={add}>
          <Icon of={Plus} size="sm" />
          Add a section of your own
        </Button>
      </div>
    </>
  );
}

function OwnSection({ id, onRemove }: { id: string; onRemove: () => void }) {
  const title = useSessionPart(
    ({ document }) => document.custom.find((section) => section.id === id)?.title.trim() ?? "",
  );
  const name = title || "Unnamed section";
  return (
    <FormSection
      title={name}
      section={`custom:${id}`}
      actions={<IconButton icon={Trash2} label={`Remove section ${name}`} onClick={onRemove} />}
    >
      <CvField address={`custom:${id}/title`} label="Title of the section" placeholder="Patents" />
      <Rows list={`custom:${id}`} />
    </FormSection>
  );
}
