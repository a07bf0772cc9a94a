import { InputField } from "../../ui/input-field.tsx";

export function JobTitleField({ title }: { title: string }) {
  return (
    <InputField
      label="Job title"
      hint="For the questions of an advert, open the job and choose Likely interview questions."
      name="title"
      defaultValue={title}
      placeholder="Nurse"
      maxLength={120}
      required
    />
  );
}
