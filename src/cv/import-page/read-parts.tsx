import { useState } from "react";
import type { ImportedCv } from "../import/imported-cv.ts";
import type { ReviewGroup } from "../import/review-groups.ts";
import { CheckItem } from "./check-item.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ReadGroup } from "./read-group.tsx";
import { useReviewed } from "./review-context.ts";
import { isToCheck, type Counts } from "./review-marks.ts";
import { UnplacedItem } from "./unplaced-item.tsx";

type ReadPartsProps = { groups: readonly ReviewGroup[]; counts: Counts; cv: ImportedCv };

/** The texts that were read, in the order of the form. Those to check are open. */
export function ReadParts({ groups, counts, cv }: ReadPartsProps) {
  const { confirmed, unplaced } = useReviewed();
  const [isAll, setIsAll] = useState(true);
  const toCheck = counts.check + counts.unplaced;
  const choice = (label: string, all: boolean) => (
    <button type="button" aria-pressed={isAll === all} onClick={() => setIsAll(all)}>
      {label}
    </button>
  );
  return (
    <>
      <div className="read-head">
        <h2 id="read" className="h-part" tabIndex={-1}>
          What was read
        </h2>
        {toCheck > 0 && (
          <fieldset className="seg" aria-label="Show">
            {choice(`To check ${toCheck}`, false)}
            {choice("All, in page order", true)}
          </fieldset>
        )}
      </div>
      {isAll && <LanguageChoice cv={cv} />}
      {isAll && cv.report.notes.map((note) => <p key={note}>{note}</p>)}
      {groups.map((group) => (
        <div key={group.key}>
          {isAll && <ReadGroup group={group} />}
          {group.fields
            .filter((field) => isToCheck(field, confirmed))
            .map((field) => (
              <CheckItem key={field.address} field={field} group={group.title} />
            ))}
        </div>
      ))}
      {unplaced.map((text) => (
        <UnplacedItem key={text.index} text={text} groups={groups} />
      ))}
    </>
  );
}
