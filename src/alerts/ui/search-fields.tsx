import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { frequencies, frequencyLabels, type Frequency } from "../searches/frequency.ts";
import { longestName } from "../searches/saved-search.ts";

type SearchFieldsProps = {
  name: string;
  frequency: Frequency;
  errors?: { name?: string; frequency?: string };
};

/** The name of a saved search, and how often its new jobs are mailed. */
export function SearchFields({ name, frequency, errors = {} }: SearchFieldsProps) {
  return (
    <>
      <Field label="Name" {...(errors.name ? { error: errors.name } : {})}>
        {(control) => (
          <Input {...control} name="name" defaultValue={name} maxLength={longestName} autoComplete="off" />
        )}
      </Field>
      <Field label="Mail" {...(errors.frequency ? { error: errors.frequency } : {})}>
        {(control) => (
          <Select {...control} name="frequency" defaultValue={frequency}>
            {frequencies.map((one) => (
              <option key={one} value={one}>
                {frequencyLabels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
