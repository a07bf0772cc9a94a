import { lazy, Suspense } from "react";
import { templates } from "../../cv/document/cv-look.ts";
import { Segments } from "../../ui/segments.tsx";
import { LetterTextView, type LetterPaperProps } from "./letter-text-view.tsx";

const LetterPages = lazy(() => import("./letter-pdf-view.tsx"));

export type SheetView = "text" | "page";

type LetterSheetProps = LetterPaperProps & { view: SheetView; onView: (view: SheetView) => void };

/** The letter as text with its sources, or as the pages of its PDF. */
export function LetterViews({ view, onView, ...paper }: LetterSheetProps) {
  const { letter } = paper;
  return (
    <>
      <div className="letter-views">
        <Segments
          label="Show the letter as"
          name="sheet"
          segments={[
            { value: "text", label: "Text" },
            { value: "page", label: "Page" },
          ]}
          value={view}
          onChoose={onView}
        />
        <p className="meta">
          {view === "text"
            ? `The text only, with its sources. The PDF has the look of your CV: ${templates[letter.look.template].label}.`
            : "The pages of the PDF. Choose Text to see the sources and to change sentences."}
        </p>
      </div>
      {view === "text" ? (
        <LetterTextView {...paper} />
      ) : (
        <Suspense fallback={<p>Drawing the page...</p>}>
          <LetterPages letter={letter} />
        </Suspense>
      )}
    </>
  );
}
