import { useId } from "react";
import { accents, templates, type Accent, type AccentName, type CvLook } from "../../document/cv-look.ts";

const labels: Record<AccentName, string> = {
  ink: "Ink",
  gentian: "Gentian blue",
  moss: "Moss green",
  rowan: "Rowan red",
  larch: "Larch brown",
  heather: "Heather purple",
  granite: "Granite grey",
};

/** The template's own colour, seven others, and any colour. Pages darken a colour that cannot be read on white. */
export function AccentChoice({ look, onChoose }: { look: CvLook; onChoose: (accent: Accent) => void }) {
  const group = useId();
  const own = templates[look.template].accent;
  const swatches: [Accent, string, string][] = [
    ["template", "The template’s own colour", own],
    ...(Object.keys(accents) as AccentName[]).map((name): [Accent, string, string] => [
      name,
      labels[name],
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
