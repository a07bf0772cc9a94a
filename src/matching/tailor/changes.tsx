import { Check } from "lucide-react";
import { useState } from "react";
import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { mergeBoth, resolveMasterConflict, type MasterConflict } from "../../cv/variant/merge-from-master.ts";
import { undoVariantChange, variantChanges, type VariantChange } from "../../cv/variant/variant-changes.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { CvDocument, HiddenKey, RowListKey, SectionKey } from "../../cv/document/cv-document.ts";
import { rowsOf } from "../../cv/edit/edit-rows.ts";
import { rowFormOf, rowName, sectionName } from "../../cv/edit/row-names.ts";
import { describeChange, type DescribedChange } from "../../cv/editor/versions/describe-change.ts";
import { personalForm } from "../../cv/sections/section-forms.constants.ts";
import { plainText } from "../../text/blocks/read-rich-text.ts";
import { partsOf, type FieldAddress } from "../../cv/edit/field-address.ts";
import { diffWords } from "../../text/diff-words.ts";
import { changedLines, isOnlyMoved } from "./changed-places.ts";
import type { TailorSuggestion } from "./suggest-changes.ts";

type ChangesProps = { suggestions: readonly TailorSuggestion[]; conflicts: readonly MasterConflict[] };

const keyOf = ({ what, text }: TailorSuggestion): string => `${what} ${text}`;

/**
 * The changes of a copy as one list: those suggested from the person's own text, texts that changed on both sides, and
 * those that were made, each with a button that undoes it.
 */
export function Changes({ suggestions, conflicts }: ChangesProps) {
  const session = useCvSession();
  const document = useCvDocument();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const open = suggestions.filter((one) => !skipped.includes(keyOf(one)));
  const undecided = new Set<string>(conflicts.map(({ address }) => address));
  const made = variantChanges(document).filter((change) => !undecided.has(addressOf(change)));
  const acceptAll = () =>
    session.edit("several", (cv) => open.reduce((changed, { apply }) => apply(changed), cv));
  return (
    <section className="tailor-changes" aria-labelledby="changes">
      <div className="between">
        <h2 id="changes">Changes</h2>
        {open.length > 1 && (
          <Button look="quiet" size="sm" onClick={acceptAll}>
            Accept all
          </Button>
        )}
      </div>
      <p className="meta">{summary(open.length, made.length, conflicts.length)}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.address} conflict={conflict} />
      ))}
      <ol>
        {open.map((suggestion, at) => {
          const { what, before, text, why, apply } = suggestion;
          return (
            <li key={keyOf(suggestion)} className="change">
              <h3>
                <span className="change-number" aria-hidden="true">
                  {at + 1}
                </span>
                {what}
              </h3>
              <WordDifference before={before} after={text} />
              <p className="meta">{why}</p>
              <div className="cluster">
                <Button
                  size="sm"
                  look={at === 0 ? "primary" : "secondary"}
                  aria-label={`Accept: ${what}, ${text}`}
                  onClick={() => session.edit("several", apply)}
                >
                  Accept
                </Button>
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Skip: ${what}, ${text}`}
                  onClick={() => setSkipped([...skipped, keyOf(suggestion)])}
                >
                  Skip
                </Button>
              </div>
            </li>
          );
        })}
        {made.map((change) => {
          const { kind, what, before, after } = changeLines(change, document);
          return (
            <li key={`${kind} ${what} ${before} ${after}`} className="change">
              <div className="between">
                <h3>{what}</h3>
                <Badge tone="good">
                  <Icon of={Check} size="sm" />
                  {kind}
                </Badge>
              </div>
              {before + after !== "" && <WordDifference before={before} after={after} />}
              <div>
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Undo: ${what}`}
                  onClick={() => session.edit("several", (cv) => undoVariantChange(cv, change))}
                >
                  Undo
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="meta">
        What you changed is green on the page. Every suggestion uses words from your CV; nothing is invented.
      </p>
    </section>
  );
}

function addressOf(change: VariantChange): string {
  if (change.kind !== "text") return "";
  return [change.list, ...(change.row ? [change.row.id] : []), change.field].join("/");
}

function summary(suggested: number, made: number, conflicts: number): string {
  const parts = [
    suggested > 0 && `${suggested} suggested.`,
    made === 0 ? "No change yet." : made === 1 ? "1 change made." : `${made} changes made.`,
    conflicts > 0 && `${conflicts === 1 ? "One needs" : `${conflicts} need`} your decision.`,
  ];
  return parts.filter(Boolean).join(" ");
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
  if (change.kind === "text" && isOnlyMoved(change.before, change.after)) {
    // The moved lines have the same words on both sides.
    const moved = changedLines(change.before, change.after).map(({ text }) => text);
    const lines = moved.join("\n");
    return { what: words.what, before: lines, after: lines, kind: kinds.moved };
  }
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

/** Shows two texts as one, without formatting marks. Words of only one of them are marked. */
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
