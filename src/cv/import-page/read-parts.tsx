import { useState } from "react";
import type { ImportedCv } from "../import/imported-cv.ts";
import type { ReviewGroup, ReviewField } from "../import/review-groups.ts";
import { ReadGroup, ReadField } from "./read-group.tsx";
import { useReviewed } from "./review-context.ts";
import { isToCheck, type Counts } from "./review-marks.ts";
import { UnplacedItem } from "./unplaced-item.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { languageNames } from "../translations/form-words.constants.ts";
import type { CvLanguage } from "../translations/translations.ts";
import { Check, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { readField } from "../edit/set-field.ts";
import { PageCrop } from "./page-crop.tsx";

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

/** The language of headings and dates, as guessed or as chosen. */
function LanguageChoice({ cv: { guessed, report } }: { cv: ImportedCv }) {
  const { document, change } = useReviewed();
  const hint = report.isLanguageStated
    ? "As the file says."
    : guessed
      ? `The text seems to be ${languageNames[guessed]}.`
      : "The language of the text is not clear. Choose it here.";
  return (
    <div className="language-choice">
      <SelectField
        label="Language of headings and dates"
        hint={hint}
        value={document.language}
        onChange={(event) => change((now) => ({ ...now, language: event.target.value as CvLanguage }))}
        options={Object.entries(languageNames)}
      />
    </div>
  );
}

/** A text that the reader is not sure of, with the part of the page that it comes from. */
function CheckItem({ field, group }: { field: ReviewField; group: string }) {
  const { confirm, here, pages, document } = useReviewed();
  const [place] = field.reading?.places ?? [];
  const line = place && pages[place.page - 1]?.lines.find(({ box }) => box.join() === place.box.join());
  // Links behind icons and words are placed at the top, where their text is not.
  const isLink = field.spec.kind === "url" || field.address.startsWith("profiles/");
  const isSeen = !isLink || line?.text.includes(readField(document, field.address));
  const name = field.row ? `${group}: ${field.row}` : group;
  return (
    <div className="check-item" data-here={here === field.address || undefined}>
      <div className="check-head">
        <h3>{name}</h3>
        <Badge tone="warn" icon={TriangleAlert}>
          Please check
        </Badge>
      </div>
      {place && isSeen && <PageCrop place={place} />}
      <ReadField field={field} />
      <Button size="sm" onClick={() => confirm(field.address)}>
        <Icon of={Check} size="sm" />
        That is right
        <span className="sr">: {field.spec.label}</span>
      </Button>
    </div>
  );
}
