import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

export function JobTitleField({ title }: { title: string }) {
  return (
    <Field
      label="Job title"
      hint="For the questions of an advert, open the job and choose Likely interview questions."
    >
      {(control) => (
        <Input {...control} name="title" defaultValue={title} placeholder="Nurse" maxLength={120} required />
      )}
    </Field>
  );
}
