import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import type { CvDocument } from "../document/cv-document.ts";
import { compareWithFile, takeFromFile, type FieldChoice, type NewEntry } from "../import/field-choices.ts";
import type { SavedCv } from "./saved-cvs.ts";

type CompareCvProps = {
  cv: SavedCv;
  /** The CV that the file became, as checked. */
  read: CvDocument;
  fileName: string;
  onBack: () => void;
  onSave: (document: CvDocument) => Promise<void>;
};

/** Asks for each text in which a file and a CV differ which of them stays. Texts that the CV lacks come from the file. */
export function CompareCv({ cv, read, fileName, onBack, onSave }: CompareCvProps) {
  const choices = useMemo(() => compareWithFile(cv.document, read), [cv.document, read]);
  const [fromFile, setFromFile] = useState<ReadonlySet<string>>(
    () => new Set(choices.fields.filter(({ mine }) => mine.trim() === "").map(({ address }) => address)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setIsSaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isSame = choices.fields.length + choices.entries.length === 0;

  async function save(): Promise<void> {
    setIsSaving(true);
    await onSave(
      takeFromFile(cv.document, read, {
        fields: choices.fields.filter(({ address }) => fromFile.has(address)),
        entries: choices.entries.filter(({ row }) => !left.has(row.id)),
      }),
    );
    setIsSaving(false);
  }

  return (
    <form
      className="compare-cv"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className="import-head">
        <div>
          <h1 ref={title} tabIndex={-1}>
            Choose for each text
          </h1>
          <p className="muted">
            <b>{fileName}</b> goes into “{cv.title}”. What only your CV has stays, and the state before is
            kept as a version.
          </p>
        </div>
        <div className="cluster">
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" look="primary" busy={isSaving} disabled={isSame}>
            Save into “{cv.title}”
          </Button>
        </div>
      </header>
      {isSame && <p>Your CV has all that the file says.</p>}
      {choices.fields.map((choice) => (
        <FieldChoiceRow
          key={choice.address}
          choice={choice}
          isFromFile={fromFile.has(choice.address)}
          onChoose={(isFromFile) => setFromFile(withKey(fromFile, choice.address, isFromFile))}
        />
      ))}
      {choices.entries.length > 0 && (
        <fieldset className="choice-row">
          <legend className="label">Only in the file</legend>
          {choices.entries.map((entry) => (
            <EntryCheck
              key={entry.row.id}
              entry={entry}
              isAdded={!left.has(entry.row.id)}
              onChange={(isAdded) => setLeft(withKey(left, entry.row.id, !isAdded))}
            />
          ))}
        </fieldset>
      )}
    </form>
  );
}

type FieldChoiceRowProps = {
  choice: FieldChoice;
  isFromFile: boolean;
  onChoose: (isFromFile: boolean) => void;
};

function FieldChoiceRow({
  choice: { address, label, mine, file },
  isFromFile,
  onChoose,
}: FieldChoiceRowProps) {
  const option = (of: "mine" | "file", text: string) => (
    <Check
      type="radio"
      name={address}
      checked={isFromFile === (of === "file")}
      onChange={() => onChoose(of === "file")}
      label={
        <span>
          <span className="meta">{of === "mine" ? "Mine" : "From the file"}</span>
          <span className="choice-text">{text.trim() === "" ? "Nothing" : text}</span>
        </span>
      }
    />
  );
  return (
    <fieldset className="choice-row">
      <legend className="label">{label}</legend>
      {option("mine", mine)}
      {option("file", file)}
    </fieldset>
  );
}

type EntryCheckProps = { entry: NewEntry; isAdded: boolean; onChange: (isAdded: boolean) => void };

function EntryCheck({ entry: { section, name }, isAdded, onChange }: EntryCheckProps) {
  return (
    <Check
      checked={isAdded}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <span>
          <span className="meta">{section}</span>
          <span className="choice-text">{name}</span>
        </span>
      }
    />
  );
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(isIn ? [...others, key] : others);
}
