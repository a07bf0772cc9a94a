import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { mergeBoth, resolveMasterConflict, type MasterConflict } from "../../cv/variant/merge-from-master.ts";
import { undoVariantChange, variantChanges, type VariantChange } from "../../cv/variant/variant-changes.ts";
import { Button } from "../../ui/button.tsx";
import type { CvDocument, HiddenKey, RowListKey, SectionKey } from "../../cv/document/cv-document.ts";
import { rowsOf } from "../../cv/edit/edit-rows.ts";
import { rowName } from "../../cv/edit/row-names.ts";
import { sectionName } from "../../cv/edit/row-names.ts";
import { describeChange, type DescribedChange } from "../../cv/editor/versions/describe-change.ts";
import { personalForm } from "../../cv/sections/section-forms.constants.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import { partsOf, type FieldAddress } from "../../cv/edit/field-address.ts";
import { rowFormOf } from "../../cv/edit/row-names.ts";
import { diffWords } from "../../text/diff-words.ts";

/** The differences from the master, each with a button that undoes it, and the conflicts. */
export function Differences({ conflicts }: { conflicts: readonly MasterConflict[] }) {
  const session = useCvSession();
  const document = useCvDocument();
  const undecided = new Set<string>(conflicts.map(({ address }) => address));
  const changes = variantChanges(document).filter((change) => !undecided.has(addressOf(change)));
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="h-part">
        Difference to the master
      </h2>
      <p className="meta">{summary(changes.length, conflicts.length)}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.address} conflict={conflict} />
      ))}
      {changes.length > 0 && (
        <ul className="match-rows">
          {changes.map((change) => {
            const { kind, what, before, after } = changeLines(change, document);
            return (
              <li key={`${kind} ${what} ${before} ${after}`} className="change">
                <span className="meta">{kind}</span>
                <div>
                  <p className="change-what">{what}</p>
                  {before + after !== "" && <WordDifference before={before} after={after} />}
                </div>
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Undo: ${what}`}
                  onClick={() => session.edit("several", (cv) => undoVariantChange(cv, change))}
                >
                  Undo
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function addressOf(change: VariantChange): string {
  if (change.kind !== "text") return "";
  return [change.list, ...(change.row ? [change.row.id] : []), change.field].join("/");
}

function summary(changes: number, conflicts: number): string {
  const listed = changes === 0 ? "No change yet." : changes === 1 ? "1 change." : `${changes} changes.`;
  if (conflicts === 0) return listed;
  return `${listed} ${conflicts === 1 ? "One needs" : `${conflicts} need`} your decision.`;
}

const kinds = {
  text: "Reworded",
  added: "Added",
  removed: "Removed",
  moved: "Moved",
  look: "Look",
  layout: "Layout",
  translation: "Second language",
  hide: "Hidden",
  show: "Shown",
} as const satisfies Record<VariantChange["kind"], string>;

/** Describes a difference of a variant from its master. */
function changeLines(change: VariantChange, document: CvDocument): DescribedChange & { kind: string } {
  const kind = kinds[change.kind];
  if (change.kind === "hide" || change.kind === "show")
    return { kind, what: partName(document, change.part), before: "", after: "" };
  const words = describeChange(change, document);
  if (change.kind === "moved" || change.kind === "look") return { ...words, kind, after: "" };
  return { ...words, kind };
}

/** Names a part that can be hidden: "Phone", "Skills", "Staff Nurse, Harbour View". */
function partName(document: CvDocument, part: HiddenKey): string {
  const [list = "", id] = part.split("/");
  if (id === undefined) return sectionName(document, list as SectionKey);
  if (list === "personal") return personalForm.find(({ field }) => field === id)?.label ?? id;
  const row = rowsOf(document, list as RowListKey).find((one) => one.id === id);
  return row ? rowName(list as RowListKey, row) : part;
}

/** A text that the person changed here and in the master. The variant keeps its own text until they choose. */
function ConflictChoice({ conflict }: { conflict: MasterConflict }) {
  const session = useCvSession();
  const document = useCvDocument();
  const both = mergeBoth(conflict);
  const resolve = (text: string) =>
    session.edit("several", (cv) => resolveMasterConflict(cv, conflict, text));
  return (
    <div className="tailor-conflict">
      <h3>{conflictName(document, conflict.address)}: you reworded it here, and the master changed too</h3>
      <div className="tailor-sides">
        <div>
          <span className="match-label">Master</span>
          <WordDifference before={plainText(conflict.base)} after={plainText(conflict.master)} />
        </div>
        <div>
          <span className="match-label">This variant</span>
          <WordDifference before={plainText(conflict.base)} after={plainText(conflict.mine)} />
        </div>
      </div>
      <div className="cluster">
        {both !== null && (
          <Button size="sm" onClick={() => resolve(both)}>
            Take both changes
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={() => resolve(conflict.master)}>
          Take the master’s
        </Button>
        <Button look="quiet" size="sm" onClick={() => resolve(conflict.mine)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

/** Names a field for people: "Headline", "Staff Nurse, Harbour View, Description". */
function conflictName(document: CvDocument, address: FieldAddress): string {
  const parts = partsOf(address);
  if (parts.in === "personal")
    return personalForm.find(({ field }) => field === parts.field)?.label ?? parts.field;
  if (parts.in !== "row") return "A heading";
  const row = rowsOf(document, parts.list).find(({ id }) => id === parts.row);
  const label = rowFormOf(parts.list).fields.find(({ field }) => field === parts.field)?.label ?? parts.field;
  return [row && rowName(parts.list, row), label].filter(Boolean).join(", ");
}

/** Shows two texts as one, without formatting marks. Tag of only one of them are marked. */
function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="match-quote" dir="auto">
      {diffWords(before, after).map(({ text, in: side }, at) => {
        const Tag = side === "before" ? "del" : side === "after" ? "ins" : "span";
        // oxlint-disable-next-line react/no-array-index-key -- the list is rebuilt each time
        return <Tag key={at}>{text}</Tag>;
      })}
    </p>
  );
}
