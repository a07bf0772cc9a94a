import { Check, CircleHelp, Minus, TriangleAlert } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { CvDocument } from "../document/cv-document.ts";
import type { LeftOut } from "../import/import-report.ts";
import type { ImportedCv } from "../import/imported-cv.ts";
import { fieldsOf } from "../import/review-groups.ts";
import { FilePageView } from "../read/page-view/file-page-view.tsx";
import { CompareCv } from "./compare-cv.tsx";
import { PartsToCheck, SureParts } from "./read-parts.tsx";
import { countFields, isToCheck, marksOfReview, type Counts } from "./review-marks.ts";
import type { SavedCv } from "./saved-cvs.ts";
import { ReviewContext, useReview, type CvReview } from "./use-review.ts";

type ImportReviewProps = {
  cv: ImportedCv;
  pictures: readonly ImageBitmap[];
  /** The CVs that the file can be read into. */
  saved: readonly SavedCv[];
  /** Whether the last attempt to save failed. */
  hasFailed: boolean;
  onDiscard: () => void;
  /** Saves a new CV, or a changed one. */
  onSave: (document: CvDocument, into: SavedCv | null) => Promise<void>;
};

/** Shows what was read next to the file. The person corrects it before it is saved. */
export function ImportReview({ cv, pictures, saved, hasFailed, onDiscard, onSave }: ImportReviewProps) {
  const review = useReview(cv, pictures);
  const [isSaving, setIsSaving] = useState(false);
  const [intoId, setIntoId] = useState("");
  const [isComparing, setIsComparing] = useState(false);
  const { document, groups, confirmed, here, unplaced } = review;
  const counts = countFields(review);
  const into = saved.find(({ id }) => id === intoId) ?? null;
  const leftOut = [...cv.report.leftOut, ...review.dropped];
  const title = useRef<HTMLHeadingElement>(null);
  // Says what came of the file to people who do not see it.
  useEffect(() => title.current?.focus(), []);

  async function save(): Promise<void> {
    const nameless = fieldsOf(groups).find(({ address }) => address === "personal/fullName");
    if (!into && nameless && isToCheck(nameless, confirmed) && document.personal.fullName.trim() === "")
      return review.show("personal/fullName");
    if (into) return setIsComparing(true);
    setIsSaving(true);
    await onSave(document, null);
    return setIsSaving(false);
  }

  const buttons = (
    <>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
      <Button look="primary" busy={isSaving} onClick={() => void save()}>
        {into ? "Choose field by field" : "Save as a new CV"}
      </Button>
    </>
  );
  const failed = hasFailed && (
    <Notice tone="bad" announce="at-once">
      This browser could not store the CV. It may have no space left, or not let sites store data.
    </Notice>
  );
  if (into && isComparing)
    return (
      <>
        {failed}
        <CompareCv
          cv={into}
          read={document}
          fileName={cv.fileName}
          onBack={() => setIsComparing(false)}
          onSave={(changed) => onSave(changed, into)}
        />
      </>
    );
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
      {failed}
      {cv.unread !== undefined && <UnreadNotice language={cv.unread} />}
      <ReviewCounts counts={counts} leftOut={leftOut.length} />
      <div className={cv.reading ? "import-columns" : "import-columns import-alone"}>
        {cv.reading && <Original cv={cv} review={{ ...review, groups, confirmed, unplaced, here }} />}
        <div>
          <PartsToCheck />
          <SureParts cv={cv} />
          <LeftOutList leftOut={leftOut} />
          {saved.length > 0 && (
            <SelectField
              label="Save it as"
              value={intoId}
              onChange={(event) => setIntoId(event.target.value)}
              options={[
                ["", "A new CV"],
                ...saved.map((one) => [one.id, `A part of “${one.title}”`] as const),
              ]}
            />
          )}
          <div className="import-end">{buttons}</div>
        </div>
      </div>
    </ReviewContext>
  );
}

/** The pages or lines of the file, each part a link to its field. On small screens it is closed at first. */
function Original({ cv, review }: { cv: ImportedCv; review: CvReview }) {
  const [isOpen] = useState(() => matchMedia("(min-width: 64rem)").matches);
  const { groups, confirmed, unplaced, here, pictures } = review;
  const marks = useMemo(
    () => marksOfReview({ groups, confirmed, unplaced, here }),
    [groups, confirmed, unplaced, here],
  );
  const pages = cv.reading?.pages ?? [];
  return (
    <details className="original" open={isOpen}>
      <summary className="original-bar">
        <h2>The original</h2>
        <span className="meta">
          {pages[0]?.size === null ? "Its lines, as they were read." : "Choose a part to see where it went."}
        </span>
      </summary>
      <div className="original-pages">
        <FilePageView
          pages={pages}
          marks={marks}
          pictures={pictures}
          onFollow={({ href }) => review.show(decodeURIComponent(href.slice(1)))}
        />
      </div>
    </details>
  );
}

/** Says that no section was recognised. */
function UnreadNotice({ language }: { language: string | null }) {
  const name = language && new Intl.DisplayNames(["en-GB"], { type: "language" }).of(language);
  return (
    <Notice tone="warn">
      No section of this file was recognised
      {name ? `: it seems to be in ${name}, with headings that we do not read` : ""}. All its lines are below.
      Put each where it belongs, or leave it out.
    </Notice>
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
  const tally = [
    {
      icon: Check,
      tone: "good",
      count: counts.sure,
      words: counts.sure === 1 ? "field sure" : "fields sure",
    },
    {
      icon: TriangleAlert,
      tone: "warn",
      count: counts.check,
      words: "to check",
    },
    { icon: CircleHelp, tone: undefined, count: counts.unplaced, words: "not placed" },
    { icon: Minus, tone: undefined, count: leftOut, words: "left out" },
  ];
  return (
    <output className="import-tally">
      {tally
        .filter(({ count, tone }) => count > 0 || tone === "good")
        .map(({ icon, tone, count, words }) => (
          <span key={words} data-tone={tone}>
            <Icon of={icon} size="sm" />
            {tone === "warn" ? (
              // By keyboard, it passes over the parts of the original.
              <a className="link" href="#to-check">
                <b>{count}</b> {words}
              </a>
            ) : (
              <>
                <b>{count}</b> {words}
              </>
            )}
          </span>
        ))}
    </output>
  );
}
