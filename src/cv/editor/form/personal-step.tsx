import type { PersonalField } from "../../sections/personal.ts";
import { contactForm, summaryForm, unusualForm } from "../../sections/section-forms.constants.ts";
import { fileParts } from "../files/file-parts.ts";
import { FoldedPart } from "../folded-part.tsx";
import { FieldGroup } from "./field-group.tsx";
import { FormSection } from "./form-section.tsx";
import { ListSection } from "./list-section.tsx";
import { PhotoField } from "./photo-field.tsx";
import { ShowOnPage } from "./show-on-page.tsx";

export const personalAddress = (field: string) => `personal/${field as PersonalField}` as const;

const contactFields = contactForm.filter(({ field }) => field !== "fullName");

/** The first tab, in the order of the page: name, contacts, photo, summary. */
export function PersonalStep() {
  return (
    <>
      <FormSection title="Name and contacts">
        <FieldGroup fields={contactForm} addressOf={personalAddress} />
        <details className="fold row-more">
          <summary>Shown on the page</summary>
          <ShowOnPage fields={contactFields} />
        </details>
        <FoldedPart
          className="fold row-more"
          summary="Order of contact details"
          load={async () => (await fileParts.contactOrder()).ContactOrderList}
        />
        <PhotoField />
        <details className="fold row-more">
          <summary>Date of birth and nationality</summary>
          <p className="hint">
            Leave them out in the United Kingdom, Ireland, the United States and Canada. In Germany, Austria
            and Switzerland, for example, they are usual and not required.
          </p>
          <FieldGroup fields={unusualForm} addressOf={personalAddress} />
          <ShowOnPage fields={unusualForm} />
        </details>
      </FormSection>
      <ListSection list="profiles" />
      <FormSection title="Summary" section="summary" heading="summary">
        <FieldGroup fields={summaryForm} addressOf={personalAddress} />
      </FormSection>
    </>
  );
}
