import { useId } from "react";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import {
  accents,
  dateFormats,
  densities,
  fontPairs,
  pageSizes,
  templates,
  type AccentName,
  type CvLook,
} from "../../document/cv-look.ts";
import { setLanguage, setLook } from "../../edit/set-look.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import type { CvLanguage } from "../../translations/translations.ts";
import { useSession, useSessionPart } from "../session/session-context.ts";

const densityLabels = { compact: "Compact", normal: "Normal", airy: "Airy" };
const pageLabels = { a4: "A4", letter: "Letter" };
const dateLabels = {
  numeric: "03/2021",
  short: "Mar 2021",
  long: "March 2021",
  iso: "2021-03",
  year: "2021",
};
const accentLabels: Record<AccentName, string> = {
  ink: "Ink",
  gentian: "Gentian blue",
  moss: "Moss green",
  rowan: "Rowan red",
  larch: "Larch brown",
  heather: "Heather purple",
  granite: "Granite grey",
};

function useLook(): [look: CvLook, change: (look: Partial<CvLook>) => void] {
  const session = useSession();
  const look = useSessionPart(({ document }) => document.look);
  return [look, (change) => session.edit("look", (document) => setLook(document, change))];
}

/** The template select, always visible above the pages. */
export function TemplateSelect() {
  const [look, change] = useLook();
  return (
    <Select
      aria-label="Template"
      title={templates[look.template].about}
      value={look.template}
      onChange={(event) => change({ template: event.target.value as CvLook["template"] })}
    >
      {entries(templates).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The other look settings, collapsed by default. */
export function LookControls() {
  const session = useSession();
  const [look, change] = useLook();
  const language = useSessionPart(({ document }) => document.language);
  return (
    <details className="look">
      <summary>Look and language</summary>
      <p className="meta">
        {templates[look.template].label}: {templates[look.template].about}.
      </p>
      <div className="look-fields">
        <Accents value={look.accent} onChoose={(accent) => change({ accent })} />
        <Choice
          label="Fonts"
          value={look.fonts}
          options={entries(fontPairs).map(([name, { label }]) => [name, label] as const)}
          onChoose={(fonts) => change({ fonts })}
        />
        <Choice
          label="Density"
          value={look.density}
          options={densities.map((name) => [name, densityLabels[name]] as const)}
          onChoose={(density) => change({ density })}
        />
        <Choice
          label="Page size"
          value={look.pageSize}
          options={pageSizes.map((name) => [name, pageLabels[name]] as const)}
          onChoose={(pageSize) => change({ pageSize })}
        />
        <Choice
          label="Dates"
          value={look.dateFormat}
          options={dateFormats.map((name) => [name, dateLabels[name]] as const)}
          onChoose={(dateFormat) => change({ dateFormat })}
        />
        <Choice
          label="Language of headings"
          value={language}
          options={entries(languageNames)}
          onChoose={(next: CvLanguage) => session.edit("look", (document) => setLanguage(document, next))}
        />
      </div>
    </details>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChoose(event.target.value as Value)}>
          {options.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Accents({ value, onChoose }: { value: AccentName; onChoose: (accent: AccentName) => void }) {
  const group = useId();
  return (
    <fieldset className="accents">
      <legend className="label">Accent</legend>
      <div className="cluster">
        {entries(accents).map(([name, colour]) => (
          <label key={name} className="accent" title={accentLabels[name]}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === value}
              onChange={() => onChoose(name)}
            />
            <span className="accent-colour" style={{ background: colour }} />
            <span className="sr">{accentLabels[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function entries<Key extends string, Value>(of: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(of) as [Key, Value][];
}
