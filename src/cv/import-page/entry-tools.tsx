import { useState } from "react";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { canRemoveRow, emptyRow, removeRow, rowsOf, withRows } from "../edit/edit-rows.ts";
import { readField } from "../edit/set-field.ts";
import type { ReviewEntry } from "../import/review-groups.ts";
import { joinWithAbove, linesOfEntry, moveText, splitEntry } from "../import/shape-entries.ts";
import { PlaceSelect, placeOf } from "./place-select.tsx";
import { useReviewed } from "./use-review.ts";

type Row = NonNullable<ReviewEntry["row"]>;

/** Moves a text to another field, joins an entry with the one above, divides it, or takes it out. */
export function EntryTools({ entry }: { entry: ReviewEntry }) {
  const { row, name } = entry;
  const about = <span className="sr">: {name || "entry"}</span>;
  return (
    <details className="fold entry-tools">
      <summary>
        {row ? "Move, join or split" : "Move a text"}
        {row && about}
      </summary>
      <div className="entry-tools-in">
        <MoveText entry={entry} />
        {row && <SplitEntry row={row} />}
        {row && <JoinOrRemove row={row} name={name} />}
      </div>
    </details>
  );
}

function MoveText({ entry: { fields } }: { entry: ReviewEntry }) {
  const { document, change, groups } = useReviewed();
  const written = fields.filter(({ address }) => readField(document, address).trim() !== "");
  const [chosen, setChosen] = useState("");
  const [to, setTo] = useState("");
  const from = (written.find(({ address }) => address === chosen) ?? written[0])?.address;
  const into = placeOf(to, groups);
  if (from === undefined) return null;
  return (
    <div className="entry-tool">
      <SelectField
        label="Text"
        value={from}
        onChange={(event) => setChosen(event.target.value)}
        options={written.map(({ address, spec }) => [
          address,
          `${spec.label}: ${shorten(readField(document, address))}`,
        ])}
      />
      <PlaceSelect label="belongs to" value={to} onChange={setTo} />
      <Button
        size="sm"
        disabled={!into}
        onClick={() => {
          if (into) change((now) => moveText(now, from, into, browserEnv.newId));
          setTo("");
        }}
      >
        Move it
      </Button>
    </div>
  );
}

function SplitEntry({ row: { list, id } }: { row: Row }) {
  const { document, change, show } = useReviewed();
  const [at, setAt] = useState(0);
  const lines = linesOfEntry(document, list, id);
  if (lines.length === 0) return null;
  return (
    <div className="entry-tool">
      <SelectField
        label="A new entry begins at"
        value={String(at)}
        onChange={(event) => setAt(Number(event.target.value))}
        options={lines.map((line, index) => [String(index), shorten(line)])}
      />
      <Button
        size="sm"
        onClick={() => {
          const split = splitEntry(document, { list, row: id, at }, browserEnv.newId);
          change(() => split.document);
          const [first] = split.id === null ? [] : Object.keys(emptyRow(list, String)).slice(1);
          // The new entry is there after the next rendering.
          if (first !== undefined) requestAnimationFrame(() => show(`${list}/${split.id}/${first}`));
        }}
      >
        Split
      </Button>
    </div>
  );
}

function JoinOrRemove({ row: { list, id, above }, name }: { row: Row; name: string }) {
  const { change } = useReviewed();
  return (
    <div className="cluster">
      {above !== null && (
        <Button size="sm" onClick={() => change((now) => joinWithAbove(now, list, id))}>
          Join with “{shorten(above || "entry")}”
        </Button>
      )}
      <Button
        size="sm"
        look="quiet"
        onClick={() =>
          change((now) =>
            canRemoveRow(now, list)
              ? removeRow(now, list, id)
              : withRows(
                  now,
                  list,
                  rowsOf(now, list).map((one) => (one.id === id ? emptyRow(list, browserEnv.newId) : one)),
                ),
          )
        }
      >
        Leave this entry out
        <span className="sr">: {name}</span>
      </Button>
    </div>
  );
}

const shorten = (text: string): string => (text.length > 48 ? `${text.slice(0, 47)}…` : text);
