import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { letterLanguages, lengths, tones, type LetterChoices } from "../letter.ts";
import { phraseLabels } from "../phrases/phrase-labels.ts";
import { lengthLabels, toneLabels } from "./start-form-values.ts";

type ChoiceFieldsProps = {
  choices: LetterChoices;
  /** Without it the fields belong to a form. */
  onChange?: (change: Partial<LetterChoices>) => void;
};

/** How the letter is written. */
export function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  const select = <Key extends "tone" | "language" | "length">(
    name: Key,
    label: string,
    options: readonly LetterChoices[Key][],
    words: Readonly<Record<LetterChoices[Key], string>>,
  ) => (
    <SelectField
      label={label}
      name={name}
      {...bound(
        choices[name],
        onChange &&
          ((typed) => onChange({ [name]: options.find((one) => `${one}` === typed) ?? choices[name] })),
      )}
    >
      {options.map((value) => (
        <option key={value} value={value} lang={name === "language" ? `${value}` : undefined}>
          {words[value]}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      {select("tone", "Tone", tones, toneLabels)}
      {select("length", "Length", lengths, lengthLabels)}
      {select("language", "Language", letterLanguages, phraseLabels)}
    </>
  );
}

/** Binds a field to a choice. In a form, it only begins with it. */
const bound = <Value extends string | number>(value: Value, onType: ((typed: string) => void) | undefined) =>
  onType
    ? { value, onChange: (event: { target: { value: string } }) => onType(event.target.value) }
    : { defaultValue: value };

/** The question that only the person can answer. */
export function ReasonField({ choices, onChange }: ChoiceFieldsProps) {
  return (
    <div className="letter-why">
      <TextareaField
        label="Why this job?"
        optional
        hint="One or two sentences in your own words, in the language of the letter. Employers remember this most, and only you know it."
        name="reason"
        rows={4}
        maxLength={600}
        placeholder="I want to work here because …"
        {...bound(choices.reason, onChange && ((reason) => onChange({ reason })))}
      />
    </div>
  );
}

/** Other facts that neither the CV nor the advert has. */
export function WishFields({ choices, onChange }: ChoiceFieldsProps) {
  return (
    <>
      <InputField
        label="When you can start"
        optional
        name="startDate"
        type="date"
        {...bound(choices.startDate, onChange && ((startDate) => onChange({ startDate })))}
      />
      <InputField
        label="Contact person"
        optional
        hint="A name, if the advert gives one"
        name="contact"
        {...bound(choices.contact, onChange && ((contact) => onChange({ contact })))}
        maxLength={100}
        autoComplete="off"
      />
      <SelectField
        label="Title"
        optional
        name="address"
        {...bound(
          choices.address,
          onChange && ((typed) => onChange({ address: typed === "ms" || typed === "mr" ? typed : "" })),
        )}
      >
        <option value="">None</option>
        <option value="ms">Ms</option>
        <option value="mr">Mr</option>
      </SelectField>
    </>
  );
}
