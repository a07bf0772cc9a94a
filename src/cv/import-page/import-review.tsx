import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CvDocument } from "../document/cv-document.ts";
import { reviewGroups } from "../import/review-groups.ts";
import { FilePageView } from "../read/page-view/file-page-view.tsx";
import type { ImportedCv } from "../import/imported-cv.ts";
import { ReadParts } from "./read-parts.tsx";
import { ReviewContext, type CvReview } from "./review-context.ts";
import { countFields, marksOfReview, type Counts } from "./review-marks.ts";
import { useReview } from "./use-review.ts";
import type { LeftOut } from "../import/import-report.ts";
import { Check, CircleHelp, Minus, TriangleAlert } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

type ImportReviewProps = {
  cv: ImportedCv;
  pictures: readonly ImageBitmap[];
  /** Whether the last attempt to save failed. */
  hasFailed: boolean;
  onDiscard: () => void;
  onSave: (document: CvDocument) => Promise<void>;
};

/** Shows what was read next to the file. The person corrects it before it is saved. */
export function ImportReview({ cv, pictures, hasFailed, onDiscard, onSave }: ImportReviewProps) {
  const review: CvReview = useReview(cv, pictures);
  const [isSaving, setIsSaving] = useState(false);
  const { document, confirmed, here, unplaced } = review;
  const groups = useMemo(() => reviewGroups(document, cv.readings), [document, cv.readings]);
  const counts = countFields(groups, review);
  const marks = useMemo(
    () => (cv.reading ? marksOfReview({ groups, confirmed, unplaced, here }) : []),
    [cv.reading, groups, confirmed, unplaced, here],
  );
  const leftOut = [...cv.report.leftOut, ...review.dropped];
  const pages = cv.reading?.pages ?? [];
  const isLaidOut = pages[0]?.size !== null;
  async function save(): Promise<void> {
    setIsSaving(true);
    await onSave(document);
    setIsSaving(false);
  }
  const buttons = (
    <>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
      <Button look="primary" busy={isSaving} onClick={() => void save()}>
        Save as a new CV
      </Button>
    </>
  );
  const title = useRef<HTMLHeadingElement>(null);
  // Says what came of the file to people who do not see it.
  useEffect(() => title.current?.focus(), []);
  return (
    <ReviewContext value={review}>
      <header className="import-head">
        <div>
          <h1 ref={title} tabIndex={-1}>
            Check what was read
          </h1>
          <p className="muted">
            <b>{cv.fileName}</b>, read in this browser. Nothing is saved yet.
          </p>
        </div>
        <div className="cluster">{buttons}</div>
      </header>
      {hasFailed && (
        <Notice tone="bad" announce="at-once">
          This browser could not store the CV. It may have no space left, or not let sites store data.
        </Notice>
      )}
      <ReviewCounts counts={counts} leftOut={leftOut.length} />
      <div className={cv.reading ? "import-columns" : "import-columns import-alone"}>
        {cv.reading && (
          <section className="original" aria-labelledby="original">
            <div className="original-bar">
              <h2 id="original">The original</h2>
              <span className="meta">
                {isLaidOut ? "Choose a part to see where it went." : "Its lines, as they were read."}
              </span>
            </div>
            <div className="original-pages">
              <FilePageView
                pages={pages}
                marks={marks}
                pictures={pictures}
                onFollow={({ href }) => review.show(decodeURIComponent(href.slice(1)))}
              />
            </div>
          </section>
        )}
        <section aria-labelledby="read">
          <ReadParts groups={groups} counts={counts} cv={cv} />
          <LeftOutList leftOut={leftOut} />
          <div className="import-end">{buttons}</div>
        </section>
      </div>
    </ReviewContext>
  );
}

/** The parts of a file that are not in the CV, with the reason for each. */
function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <section className="left-out" aria-labelledby="left-out">
      <div className="read-head">
        <h2 id="left-out" className="h-part">
          Left out, and why
        </h2>
      </div>
      <ul>
        {leftOut.map(({ what, why }) => (
          <li key={`${what} ${why}`}>
            <span>{what}</span>
            <span className="muted">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers of texts that were read, that are to be checked, and that were left out. */
function ReviewCounts({ counts, leftOut }: { counts: Counts; leftOut: number }) {
  return (
    <output className="import-tally">
      <span data-tone="good">
        <Icon of={Check} size="sm" />
        <b>{counts.sure}</b> {counts.sure === 1 ? "field" : "fields"} sure
      </span>
      {counts.check > 0 && (
        <span data-tone="warn">
          <Icon of={TriangleAlert} size="sm" />
          <b>{counts.check}</b> to check
        </span>
      )}
      {counts.unplaced > 0 && (
        <span>
          <Icon of={CircleHelp} size="sm" />
          <b>{counts.unplaced}</b> not placed
        </span>
      )}
      {leftOut > 0 && (
        <span>
          <Icon of={Minus} size="sm" />
          <b>{leftOut}</b> left out
        </span>
      )}
    </output>
  );
}
