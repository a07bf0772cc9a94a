import { Segments } from "../../../ui/segments.tsx";
import { templates, type CvLook } from "../../document/cv-look.ts";
import { changedMeasures, linesTooMany } from "./fit-words.ts";
import type { Judged, Length } from "./judge-template.ts";

const lengths = [
  { value: "any", label: "As it falls" },
  { value: "1", label: "One page" },
  { value: "2", label: "Two pages" },
] as const;

type LengthChoiceProps = {
  length: Length;
  look: CvLook;
  /** The chosen template. */
  judged: Judged | null | undefined;
  onChoose: (length: Length) => void;
};

/** Fits the CV to one or two pages, and says what that changes. */
export function LengthChoice({ length, look, judged, onChoose }: LengthChoiceProps) {
  return (
    <div className="gallery-length">
      <h3 className="h-ui">Length</h3>
      <Segments
        label="Fit to"
        name="length"
        segments={lengths}
        value={length === null ? "any" : `${length}`}
        onChoose={(value) => onChoose(value === "any" ? null : value === "1" ? 1 : 2)}
      />
      <output className="meta">
        {length !== null && (judged?.fitted ? <FitResult look={look} judged={judged} /> : "Trying...")}
      </output>
      {length !== null && (
        <button type="button" className="link" onClick={() => onChoose(null)}>
          Undo
        </button>
      )}
    </div>
  );
}

function FitResult({ look, judged: { fitted } }: { look: CvLook; judged: Judged }) {
  const { label } = templates[look.template];
  if (!fitted) return null;
  if (!fitted.ok)
    return (
      <>
        <b>
          {label}: {linesTooMany(fitted.lines)}
        </b>{" "}
        at its smallest. Shorten the text, or take a template that fits.
      </>
    );
  if (fitted.changed.length === 0) return <b>{label} fits as it is.</b>;
  return (
    <>
      <b>{label} fits.</b> Changed to get there: {changedMeasures(look, fitted).join(", ")}. Text stays at 9
      pt or more, and no word is left out.
    </>
  );
}
