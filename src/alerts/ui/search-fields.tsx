import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
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
      <InputField
        label="Name"
        error={errors.name}
        name="name"
        defaultValue={name}
        maxLength={longestName}
        autoComplete="off"
      />
      <SelectField
        label="Mail"
        error={errors.frequency}
        name="frequency"
        defaultValue={frequency}
        options={frequencies.map((one) => [one, frequencyLabels[one]])}
      />
    </>
  );
}
