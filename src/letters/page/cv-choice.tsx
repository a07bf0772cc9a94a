import type { OwnCv } from "../../match/own/own-cvs.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

type CvChoiceProps = {
  cvs: readonly OwnCv[];
  chosen: string;
  /** With the id of a CV, or "file". */
  onChoose: (id: string) => void;
};

/** A choice among the person's CVs, or a file. */
export function CvChoice({ cvs, chosen, onChoose }: CvChoiceProps) {
  return (
    <Field label="CV" hint="The letter takes over its lines, its look and its contacts.">
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {cvs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="file">A file or a pasted text</option>
        </Select>
      )}
    </Field>
  );
}
