import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Range } from "../../../ui/range.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { CvDocument } from "../../document/cv-document.ts";
import {
  contactsChoices,
  dateFormats,
  datesChoices,
  fontPairs,
  lookBounds,
  pageSizes,
  defaultLook,
  postsChoices,
  templates,
  accents,
  type CvLook,
  type Accent,
  type AccentName,
} from "../../document/cv-look.ts";
import { setLanguage, setLook } from "../../edit/edit-page.ts";
import { familyOf, type FontFamilyName } from "../../fonts/font-families.ts";
import { scripts } from "../../fonts/scripts.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import type { CvLanguage } from "../../translations/translations.ts";
import { measureLabels, measuresOf, noBreakSpace } from "./fit-texts.ts";

const datesLabels = { template: "As the template has them", left: "On the left", right: "On the right" };
const contactsLabels = { template: "As the template has them", labels: "With labels", icons: "With icons" };
const postsLabels = { apart: "Each an entry of its own", together: "Close together, place and link once" };
const pageLabels = { a4: "A4", letter: "Letter" };
const dateLabels = {
  numeric: "03/2021",
  short: "Mar 2021",
  long: "March 2021",
  iso: "2021-03",
  year: "2021",
};

type LookPanelProps = {
  draft: CvDocument;
  onChange: (draft: CvDocument) => void;
};

/** Colour, type, page and language. The changes are seen in every template at once. */
export function LookPanel({ draft, onChange }: LookPanelProps) {
  const { look } = draft;
  const { label } = templates[look.template];
  const { size, margins } = measuresOf(draft);
  const measured = {
    size: `${size}${noBreakSpace}pt`,
    margins: `${margins[0]}${noBreakSpace}mm`,
    spacing: `${look.spacing}${noBreakSpace}%`,
  };
  const change = (part: Partial<CvLook>) => onChange(setLook(draft, part));
  return (
    <div className="look-fields">
      <h3 className="h-ui">Look of {label}</h3>
      <AccentChoice look={look} onChoose={(accent) => change({ accent })} />
      <Choice
        label="Fonts"
        value={look.fonts}
        options={[
          ["template", "The template’s own"],
          ...entries(fontPairs).map(
            ([name, pair]) => [name, pair.label + arabicNote(draft, pair.text)] as const,
          ),
        ]}
        onChoose={(fonts) => change({ fonts })}
      />
      {entries(measureLabels).map(([name, words]) => (
        <Measure
          key={name}
          label={words}
          bounds={lookBounds[name]}
          value={look[name]}
          words={measured[name]}
          onChoose={(percentage) => change({ [name]: percentage })}
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
        label="Contact details"
        value={look.contacts}
        options={contactsChoices.map((name) => [name, contactsLabels[name]] as const)}
        onChoose={(contacts) => change({ contacts })}
      />
      <Check
        label="Name and page number from page 2"
        checked={look.runningHead}
        onChange={({ target: { checked } }) => change({ runningHead: checked })}
      />
      <Choice
        label="Dates"
        value={look.dateFormat}
        options={dateFormats.map((name) => [name, dateLabels[name]] as const)}
        onChoose={(dateFormat) => change({ dateFormat })}
      />
      <Choice
        label="Language of headings"
        value={draft.language}
        options={entries(languageNames)}
        onChoose={(next: CvLanguage) => onChange(setLanguage(draft, next))}
      />
      <Button
        look="quiet"
        size="sm"
        onClick={() => change({ ...defaultLook, template: look.template, pageSize: look.pageSize })}
      >
        Back to {label}’s own look
      </Button>
    </div>
  );
}

/** The Arabic typeface that comes with a choice of fonts: one with serifs or one without. */
function arabicNote({ language }: CvDocument, text: FontFamilyName): string {
  if (language !== "ar") return "";
  const { serif, sans } = scripts.arabic.font;
  return `, in Arabic ${familyOf(text).serif ? serif : sans}`;
}

type MeasureProps = {
  label: string;
  /** In percent of the template's own measure. */
  bounds: readonly [least: number, most: number];
  value: number;
  /** The measure on the page. */
  words: string;
  onChoose: (percentage: number) => void;
};

function Measure({ label, bounds: [least, most], value, words, onChoose }: MeasureProps) {
  const id = useId();
  return (
    <div className="look-measure">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id}>{words}</output>
      <Range
        id={id}
        min={least}
        max={most}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChoose(event.target.valueAsNumber)}
      />
    </div>
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
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value as Value)}
      options={options}
    />
  );
}

function entries<Key extends string, Value>(of: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(of) as [Key, Value][];
}

const accentLabels: Record<AccentName, string> = {
  ink: "Ink",
  gentian: "Gentian blue",
  moss: "Moss green",
  rowan: "Rowan red",
  larch: "Larch brown",
  heather: "Heather purple",
  granite: "Granite grey",
};

/** The template's own colour, seven others, and any colour. Pages darken a colour that cannot be read on white. */
function AccentChoice({ look, onChoose }: { look: CvLook; onChoose: (accent: Accent) => void }) {
  const group = useId();
  const own = templates[look.template].accent;
  const swatches: [Accent, string, string][] = [
    ["template", "The template’s own colour", own],
    ...(Object.keys(accents) as AccentName[]).map((name): [Accent, string, string] => [
      name,
      accentLabels[name],
      accents[name],
    ]),
  ];
  const isOther = look.accent.startsWith("#");
  return (
    <fieldset className="accents">
      <legend className="label">Accent</legend>
      <div className="cluster">
        {swatches.map(([name, label, colour]) => (
          <label key={name} className="accent" title={label}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === look.accent}
              onChange={() => onChoose(name)}
            />
            <span className="accent-colour" style={{ background: colour }} />
            <span className="sr">{label}</span>
          </label>
        ))}
        <label className="accent-other" data-chosen={isOther || undefined}>
          <input
            type="color"
            value={isOther ? look.accent : own}
            onChange={(event) => onChoose(event.target.value as Accent)}
          />
          Other colour
        </label>
      </div>
    </fieldset>
  );
}
