import { Segments } from "../../../ui/segments.tsx";
import type { CvDocument } from "../../document/cv-document.ts";
import { templates } from "../../document/cv-look.ts";
import { changedMeasures, linesTooMany } from "./fit-texts.ts";
import type { FittedTemplate, WantedPages } from "./fit-template.ts";

const lengths = [
  { value: "any", label: "As it falls" },
  { value: "1", label: "One page" },
  { value: "2", label: "Two pages" },
] as const;

type LengthChoiceProps = {
  length: WantedPages;
  /** The CV before it is fitted. */
  draft: CvDocument;
  /** The chosen template. */
  judged: FittedTemplate | null | undefined;
  onChoose: (length: WantedPages) => void;
};

/** Fits the CV to one or two pages, and says what that changes. */
export function LengthChoice({ length, draft, judged, onChoose }: LengthChoiceProps) {
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
      {length === null && (
        <p className="meta">Goes down to 9 pt text, margins of 12 mm and half the spacing, and no further.</p>
      )}
      <output className="meta">
        {length !== null && (judged?.fitted ? <FitResult draft={draft} judged={judged} /> : "Trying...")}
      </output>
      {length !== null && (
        <button type="button" className="link" onClick={() => onChoose(null)}>
          Undo
        </button>
      )}
    </div>
  );
}

function FitResult({ draft, judged: { fitted } }: { draft: CvDocument; judged: FittedTemplate }) {
  const { label } = templates[draft.look.template];
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
      <b>{label} fits.</b> Changed to get there: {changedMeasures(draft, fitted).join(", ")}. The text stays
      at 9 pt or more, and no word is left out.
    </>
  );
}
