import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import {
  dateFormats,
  datesChoices,
  fontPairs,
  lookBounds,
  pageSizes,
  postsChoices,
  templates,
  type CvLook,
} from "../../document/cv-look.ts";
import { setLanguage, setLook } from "../../edit/set-look.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import type { CvLanguage } from "../../translations/translations.ts";
import { useSession, useSessionPart } from "../session/session-context.ts";
import { AccentChoice } from "./accent-choice.tsx";

const datesLabels = { template: "As the template has them", left: "On the left", right: "On the right" };
const postsLabels = { together: "Together below its name", apart: "Each an entry of its own" };
const measureLabels = { size: "Type size", margins: "Margins", spacing: "Spacing" };
const pageLabels = { a4: "A4", letter: "Letter" };
const dateLabels = {
  numeric: "03/2021",
  short: "Mar 2021",
  long: "March 2021",
  iso: "2021-03",
  year: "2021",
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
        <AccentChoice look={look} onChoose={(accent) => change({ accent })} />
        <Choice
          label="Fonts"
          value={look.fonts}
          options={[
            ["template", "The template’s own"],
            ...entries(fontPairs).map(([name, { label }]) => [name, label] as const),
          ]}
          onChoose={(fonts) => change({ fonts })}
        />
        {entries(measureLabels).map(([name, label]) => (
          <Choice
            key={name}
            label={label}
            value={String(look[name])}
            options={percentages(name, look[name])}
            onChoose={(percentage) => change({ [name]: Number(percentage) })}
          />
        ))}
        <Choice
          label="Page size"
          value={look.pageSize}
          options={pageSizes.map((name) => [name, pageLabels[name]] as const)}
          onChoose={(pageSize) => change({ pageSize })}
        />
        <Choice
          label="Place of dates"
          value={look.dates}
          options={datesChoices.map((name) => [name, datesLabels[name]] as const)}
          onChoose={(dates) => change({ dates })}
        />
        <Choice
          label="Several posts at one employer"
          value={look.posts}
          options={postsChoices.map((name) => [name, postsLabels[name]] as const)}
          onChoose={(posts) => change({ posts })}
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

/** Percentages of the template's own measure in steps of five, and the present one. */
function percentages(name: keyof typeof lookBounds, present: number): [string, string][] {
  const [least, most] = lookBounds[name];
  const steps = Array.from({ length: (most - least) / 5 + 1 }, (_, index) => least + index * 5);
  const all = [...new Set([...steps, present])].sort((a, b) => a - b);
  return all.map((one) => [String(one), one === 100 ? "100 % (the template’s own)" : `${one} %`]);
}

function entries<Key extends string, Value>(of: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(of) as [Key, Value][];
}
