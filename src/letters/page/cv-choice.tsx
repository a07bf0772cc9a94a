import type { OwnCv } from "../../match/own/own-cvs.ts";
import { SelectField } from "../../ui/select-field.tsx";

type CvChoiceProps = {
  cvs: readonly OwnCv[];
  chosen: string;
  /** Receives the id of a CV, or "file". */
  onChoose: (id: string) => void;
};

/** A choice among the person's CVs, or a file. */
export function CvChoice({ cvs, chosen, onChoose }: CvChoiceProps) {
  return (
    <SelectField
      label="CV"
      hint="The letter takes over its lines, its look and its contacts."
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={[...cvs.map(({ id, title }) => [id, title] as const), ["file", "A file or a pasted text"]]}
    />
  );
}
