import type { PersonalField } from "../../sections/personal.ts";
import { personalForm } from "../../sections/section-forms.constants.ts";
import { ShowOnPage } from "./show-on-page.tsx";
import { FieldGroup } from "./field-group.tsx";

export const personalAddress = (field: string) => `personal/${field as PersonalField}` as const;

/** The texts that the form shows in its first tab. */
export const firstPersonalFields = personalForm.filter(({ more }) => !more);

/** The first tab. */
export function PersonalStep() {
  return (
    <>
      <FieldGroup fields={firstPersonalFields} addressOf={personalAddress} />
      <details className="row-more">
        <summary>Shown on the page</summary>
        {firstPersonalFields.map(
          ({ field, label }) =>
            field !== "fullName" && <ShowOnPage key={field} field={field} label={label} />,
        )}
      </details>
    </>
  );
}
