import type { PersonalField } from "../../sections/personal.ts";
import { contactForm, summaryForm, unusualForm } from "../../sections/section-forms.constants.ts";
import { detailTemplates } from "../../document/cv-look.ts";
import { FoldedPart } from "../folded-part.tsx";
import { FieldGroup } from "./cv-field.tsx";
import { FormSection } from "./form-section.tsx";
import { ListSection } from "./list-section.tsx";
import { PhotoField } from "./photo-field.tsx";
import { Check } from "../../../ui/check.tsx";
import { setHidden } from "../../edit/edit-page.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

type TextField = { field: PersonalField; label: string };

export const personalAddress = (field: string) => `personal/${field as PersonalField}` as const;

const contactFields = contactForm.filter(({ field }) => field !== "fullName");

/** The first tab, in the order of the page: name, contacts, photo, summary. */
export function PersonalStep() {
  const hasPlace = useSessionPart(({ document }) => detailTemplates.includes(document.look.template));
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
          load={async () => (await import("./contact-order-list.tsx")).ContactOrderList}
        />
        <PhotoField />
        <details className="fold row-more" open={hasPlace}>
          <summary>Date of birth, nationality, family, driving</summary>
          <p className="hint">
            Leave out the first three in the United Kingdom, Ireland, the United States and Canada. In
            Germany, Austria and Switzerland, for example, they are usual and not required. A driving licence
            belongs on the page where the job asks for one.
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

/** Checkboxes for texts of Personal Info, which show each on the page or hide it. */
function ShowOnPage({ fields }: { fields: readonly TextField[] }) {
  return (
    <div className="cluster">
      {fields.map((field) => (
        <ShowText key={field.field} {...field} />
      ))}
    </div>
  );
}

function ShowText({ field, label }: TextField) {
  const session = useCvSession();
  const part = `personal/${field}` as const;
  const isShown = useSessionPart(({ document }) => !document.hidden.includes(part));
  return (
    <Check
      label={`${label} on the page`}
      checked={isShown}
      onChange={({ target: { checked } }) =>
        session.edit(part, (document) => setHidden(document, part, !checked))
      }
    />
  );
}
