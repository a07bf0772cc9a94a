import { SelectField } from "../../ui/select-field.tsx";
import { sectionKinds } from "../document/section-fields.ts";
import type { TextTarget } from "../import/insert-text.ts";
import { fieldsOf, type ReviewGroup } from "../import/review-groups.ts";
import { sectionForms } from "../sections/section-forms.constants.ts";
import { useReviewed } from "./use-review.ts";

type PlaceSelectProps = { label: string; value: string; onChange: (value: string) => void };

/** A choice among the fields of the CV, and a new entry in each section. */
export function PlaceSelect({ label, value, onChange }: PlaceSelectProps) {
  const { groups } = useReviewed();
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose a place</option>
      {groups.map((group) => (
        <optgroup key={group.key} label={group.title}>
          {group.entries.flatMap(({ name, fields }) =>
            fields.map(({ address, spec }) => (
              <option key={address} value={address}>
                {name === "" ? spec.label : `${spec.label} of ${name}`}
              </option>
            )),
          )}
        </optgroup>
      ))}
      <optgroup label="A new entry">
        {sectionKinds.map((kind) => (
          <option key={kind} value={`new:${kind}`}>
            {sectionForms[kind].title}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

/** The place that an option of `PlaceSelect` stands for. */
export function placeOf(chosen: string, groups: readonly ReviewGroup[]): TextTarget | null {
  const list = sectionKinds.find((kind) => chosen === `new:${kind}`);
  if (list) return { list, firstField: sectionForms[list].name[0] ?? "" };
  const field = fieldsOf(groups).find(({ address }) => address === chosen);
  return field ? { address: field.address, kind: field.spec.kind ?? "line" } : null;
}
