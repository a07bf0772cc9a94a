import { SelectField } from "../../ui/select-field.tsx";
import type { OwnCv } from "../my-cvs/my-cvs.ts";

type CvChoiceProps = {
  label: string;
  hint: string | undefined;
  cvs: readonly OwnCv[];
  chosen: string;
  /** Receives the id of a CV, or "file". */
  onChoose: (id: string) => void;
};

/** A choice among the person's CVs, or a file. */
export function CvChoice({ label, hint, cvs, chosen, onChoose }: CvChoiceProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={[...cvs.map(({ id, title }) => [id, title] as const), ["file", "A file or a pasted text"]]}
    />
  );
}
