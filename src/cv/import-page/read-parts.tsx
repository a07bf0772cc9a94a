import { Check, ChevronDown } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { ImportedCv } from "../import/imported-cv.ts";
import type { ReviewEntry, ReviewGroup } from "../import/review-groups.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import type { CvLanguage } from "../translations/translations.ts";
import { CheckEntry, UnplacedItem } from "./check-items.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { ReadField } from "./read-field.tsx";
import { useReviewed } from "./use-review.ts";
import { hasDoubt } from "./review-marks.ts";

/** What the person should look at, one part after the other. */
export function PartsToCheck() {
  const { groups, confirmed, unplaced, leaveOutAll } = useReviewed();
  const doubtful = groups.flatMap(({ title, entries }) =>
    entries.filter((entry) => hasDoubt(entry, confirmed)).map((entry) => ({ title, entry })),
  );
  if (doubtful.length + unplaced.length === 0) return null;
  return (
    <section aria-labelledby="to-check" className="to-check">
      <div className="read-head">
        <h2 id="to-check" className="h-part">
          To check
        </h2>
        <p className="meta">
          <kbd>Enter</kbd> says that a part is right and goes to the next; in a long text, <kbd>Ctrl</kbd>+
          <kbd>Enter</kbd>.
        </p>
      </div>
      {doubtful.map(({ title, entry }) => (
        <CheckEntry key={entry.row?.id ?? "personal"} entry={entry} group={title} />
      ))}
      {unplaced.map((text) => (
        <UnplacedItem key={text.index} text={text} />
      ))}
      {unplaced.length > 1 && (
        <p className="leave-all">
          <Button size="sm" look="quiet" onClick={leaveOutAll}>
            Leave all {unplaced.length} lines out
          </Button>
        </p>
      )}
    </section>
  );
}

/** The texts that were read surely or that the person has checked, in the order of the form. */
export function SureParts({ cv }: { cv: ImportedCv }) {
  const { groups, confirmed } = useReviewed();
  return (
    <section aria-labelledby="read">
      <div className="read-head">
        <h2 id="read" className="h-part" tabIndex={-1}>
          What was read
        </h2>
      </div>
      <LanguageChoice cv={cv} />
      {cv.report.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {groups.map((group) => (
        <SureGroup
          key={group.key}
          group={group}
          entries={group.entries.filter((entry) => entry.row === null || !hasDoubt(entry, confirmed))}
        />
      ))}
    </section>
  );
}

/** A section of the CV, closed until it is wanted. */
function SureGroup({ group, entries }: { group: ReviewGroup; entries: readonly ReviewEntry[] }) {
  const { confirmed } = useReviewed();
  const sure = entries
    .map((entry) => ({
      ...entry,
      fields: entry.fields.filter((field) => !hasDoubt({ ...entry, fields: [field] }, confirmed)),
    }))
    .filter(({ fields }) => fields.length > 0);
  if (sure.length === 0) return null;
  return (
    <details className="read-group">
      <summary>
        <b>{group.title}</b>
        <span className="meta">{group.about}</span>
        <Badge tone="good" icon={Check}>
          Sure
        </Badge>
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <div className="read-rows">
        {sure.map((entry) => (
          <fieldset key={entry.row?.id ?? ""} className="read-row">
            {entry.row && <legend className="label">{entry.name || "Entry"}</legend>}
            {entry.fields.map((field) => (
              <ReadField key={field.address} field={field} />
            ))}
            <EntryTools entry={entry} />
          </fieldset>
        ))}
      </div>
    </details>
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
