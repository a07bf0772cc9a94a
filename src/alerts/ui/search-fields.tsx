import type { Fields } from "../../platform/forms/controls.ts";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";

/** The name of a saved search, and how often its new jobs are mailed. */
export function SearchFields({ fields }: { fields: Fields<"name" | "frequency"> }) {
  return (
    <>
      <InputField label="Name" autoComplete="off" {...fields.name} />
      <SelectField label="Mail" {...fields.frequency} />
    </>
  );
}
