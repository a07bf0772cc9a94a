import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { letterLanguages, lengths, tones, type LetterChoices, type LetterLanguage } from "../letter.ts";
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
    options: readonly (readonly [LetterChoices[Key], string])[],
  ) => (
    <SelectField
      label={label}
      name={name}
      {...(onChange
        ? {
            value: choices[name],
            onChange: (event) => {
              const chosen = options.find(([value]) => String(value) === event.target.value);
              if (chosen) onChange({ [name]: chosen[0] });
            },
          }
        : { defaultValue: choices[name] })}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value} lang={name === "language" ? String(value) : undefined}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      {select(
        "tone",
        "Tone",
        tones.map((one) => [one, toneLabels[one]] as const),
      )}
      {select(
        "length",
        "Length",
        lengths.map((one) => [one, lengthLabels[one]] as const),
      )}
      {select(
        "language",
        "Language",
        letterLanguages.map((one: LetterLanguage) => [one, phraseLabels[one]] as const),
      )}
    </>
  );
}

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
        {...(onChange
          ? { value: choices.reason, onChange: (event) => onChange({ reason: event.target.value }) }
          : { defaultValue: choices.reason })}
      />
    </div>
  );
}

/** Other facts that neither the CV nor the advert has. */
export function WishFields({ choices, onChange }: ChoiceFieldsProps) {
  const bound = (name: "contact" | "startDate") =>
    onChange
      ? {
          name,
          value: choices[name],
          onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
        }
      : { name, defaultValue: choices[name] };
  return (
    <>
      <InputField label="When you can start" optional {...bound("startDate")} type="date" />
      <InputField
        label="Contact person"
        optional
        hint="A name, if the advert gives one"
        {...bound("contact")}
        maxLength={100}
        autoComplete="off"
      />
      <SelectField
        label="Title"
        optional
        name="address"
        {...(onChange
          ? {
              value: choices.address,
              onChange: (event) =>
                onChange({
                  address:
                    event.target.value === "ms" || event.target.value === "mr" ? event.target.value : "",
                }),
            }
          : { defaultValue: choices.address })}
      >
        <option value="">None</option>
        <option value="ms">Ms</option>
        <option value="mr">Mr</option>
      </SelectField>
    </>
  );
}
