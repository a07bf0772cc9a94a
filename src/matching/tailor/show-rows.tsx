import { useEffect } from "react";
import type { RowListKey } from "../../cv/document/cv-document.ts";
import { sectionKinds } from "../../cv/document/section-fields.ts";
import { moveRow, rowsOf, type AnyRow } from "../../cv/edit/edit-rows.ts";
import { setHidden } from "../../cv/edit/edit-page.ts";
import { CvField } from "../../cv/editor/form/cv-field.tsx";
import { loadRichEditor } from "../../cv/editor/rich-text/load-rich-editor.ts";
import { rowName, rowFormOf, sectionName } from "../../cv/edit/row-names.ts";
import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";

/** The headline and the summary, and every entry except skills, to show or hide it, move it or change its words. */
export function ShowRows({ proofs }: { proofs: ReadonlyMap<string, number> }) {
  const document = useCvDocument();
  // The fields have no toolbar until it is there. Without a connection they stay text areas.
  useEffect(() => void loadRichEditor().catch(() => undefined), []);
  const lists: RowListKey[] = [
    ...sectionKinds.filter((kind) => kind !== "skills"),
    ...document.custom.map(({ id }) => `custom:${id}` as const),
  ];
  return (
    <section className="tailor-rows" aria-labelledby="show">
      <h2 id="show">Words and entries of this copy</h2>
      <div className="show-texts">
        <CvField address="personal/headline" label="Headline" />
        <CvField address="personal/summary" label="Summary" kind="paragraphs" />
      </div>
      <details className="fold">
        <summary>Show, hide, move or reword entries</summary>
        <p className="meta">The number is how many of the things asked for an entry shows.</p>
        {lists.map((list) => {
          const rows = rowsOf(document, list).filter(isWritten);
          if (rows.length === 0) return null;
          return (
            <div key={list} className="show-list">
              <h3>{sectionName(document, list as "skills")}</h3>
              <ul>
                {rows.map((row, at) => (
                  <ShowRow
                    key={row.id}
                    list={list}
                    row={row}
                    proofs={proofs.get(row.id) ?? 0}
                    isFirst={at === 0}
                    isLast={at === rows.length - 1}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </details>
    </section>
  );
}

type ShowRowProps = { list: RowListKey; row: AnyRow; proofs: number; isFirst: boolean; isLast: boolean };

function ShowRow({ list, row, proofs, isFirst, isLast }: ShowRowProps) {
  const session = useCvSession();
  const document = useCvDocument();
  const name = rowName(list, row);
  const part = `${list}/${row.id}` as const;
  const long = rowFormOf(list).fields.filter(
    ({ kind, field }) => (kind === "bullets" || kind === "paragraphs") && row[field]?.trim(),
  );
  const move = (by: number) =>
    session.edit(list, (cv) =>
      moveRow(cv, list, row.id, rowsOf(cv, list).findIndex(({ id }) => id === row.id) + by),
    );
  return (
    <li>
      <div className="show-row">
        <Check
          label={name}
          checked={!document.hidden.includes(part)}
          onChange={({ target: { checked } }) => session.edit(list, (cv) => setHidden(cv, part, !checked))}
        />
        <span className="meta">
          {proofs}
          <span className="sr"> of the things asked for</span>
        </span>
        <div className="cluster">
          <Button
            look="quiet"
            size="sm"
            disabled={isFirst}
            aria-label={`Move up: ${name}`}
            onClick={() => move(-1)}
          >
            Up
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={isLast}
            aria-label={`Move down: ${name}`}
            onClick={() => move(1)}
          >
            Down
          </Button>
        </div>
      </div>
      {long.length > 0 && (
        <details className="fold">
          <summary>
            Choose, order and reword its lines<span className="sr">: {name}</span>
          </summary>
          {long.map(({ field, label, kind }) => (
            <CvField key={field} address={`${list}/${row.id}/${field}`} label={label} kind={kind ?? "line"} />
          ))}
        </details>
      )}
    </li>
  );
}

function isWritten({ id: _id, ...texts }: AnyRow): boolean {
  return Object.values(texts).some((text) => text.trim() !== "");
}
