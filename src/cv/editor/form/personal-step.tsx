import type { PersonalField } from "../../sections/personal.ts";
import { personalForm } from "../../sections/section-forms.constants.ts";
import { ShowOnPage } from "./show-on-page.tsx";
import { FieldGroup } from "./field-group.tsx";

export const personalAddress = (field: string) => `personal/${field as PersonalField}` as const;

/** The texts that the form shows in its first tab. */
export const firstPersonalFields = personalForm.filter(({ more }) => !more);

const contactFields = firstPersonalFields.filter(({ field }) => field !== "fullName");

/** The first tab. */
export function PersonalStep() {
  return (
    <>
      <FieldGroup fields={firstPersonalFields} addressOf={personalAddress} />
      <details className="row-more">
        <summary>Shown on the page</summary>
        <ShowOnPage fields={contactFields} />
      </details>
    </>
  );
}
