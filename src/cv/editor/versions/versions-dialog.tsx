import type { CvDocument } from "../../document/cv-document.ts";
import { useEffect, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { compareCvs } from "../../edit/compare-cvs.ts";
import type { DocumentVersion } from "../../../documents/local/local-document.ts";
import { longestTitle } from "../../../documents/account/stored-document.ts";
import { useCvDocument, useCvSession, useWorkspace } from "../session/session-context.ts";
import { describeChange } from "./describe-change.ts";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Maximum number of differences shown. */
const maxShown = 30;

/** The versions of the open CV: name the current state, compare, restore. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  const session = useCvSession();
  const [versions, setVersions] = useState<readonly DocumentVersion<CvDocument>[] | null>(null);
  const [name, setName] = useState("");
  const [open, setOpen] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    const read = () => void workspace.versions().then((found) => left || setVersions(found));
    read();
    const unwatch = workspace.watchVersions(read);
    return () => {
      left = true;
      unwatch();
    };
  }, [workspace]);

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    await workspace.saveVersion(name.trim());
    setName("");
    setVersions(await workspace.versions());
  }

  async function remove(version: DocumentVersion<CvDocument>) {
    await workspace.removeVersion(version);
    setVersions(await workspace.versions());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Versions of this CV"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <form className="version-form" onSubmit={(event) => void keep(event)}>
        <InputField
          label="Name the present state"
          hint="Others are saved by themselves, about every ten minutes of work."
          value={name}
          maxLength={longestTitle}
          placeholder="As sent to Northbeck"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Keep version</Button>
      </form>
      {versions?.length === 0 && <p className="meta">No version is kept yet.</p>}
      <ol className="versions">
        {versions?.map((version) => {
          const said = version.name ?? "Kept by itself";
          return (
            <li key={version.id}>
              <div className="between">
                <div>
                  <strong>{said}</strong>
                  <p className="meta">{moment.format(new Date(version.at))}</p>
                </div>
                <Button
                  look="quiet"
                  size="sm"
                  aria-expanded={open === version.id}
                  onClick={() => setOpen(open === version.id ? null : version.id)}
                >
                  Compare<span className="sr"> with {said}</span>
                </Button>
              </div>
              {open === version.id && (
                <>
                  <Differences version={version} />
                  <div className="cluster">
                    <Button
                      size="sm"
                      onClick={() => {
                        session.edit("several", () => version.document);
                        onClose();
                      }}
                    >
                      Restore this version
                    </Button>
                    <Button look="quiet" size="sm" onClick={() => void remove(version)}>
                      Remove it
                    </Button>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

/** Lists what has changed since a version. */
function Differences({ version }: { version: DocumentVersion<CvDocument> }) {
  const document = useCvDocument();
  const changes = compareCvs(version.document, document);
  if (changes.length === 0) return <p className="meta">Nothing is different now.</p>;
  return (
    <>
      <p className="meta">Changes since then. Deleted text is struck through:</p>
      <ul className="differences">
        {changes.slice(0, maxShown).map((change, at) => {
          const { what, before, after } = describeChange(change, document);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list is built from scratch each time
            <li key={at}>
              <span className="meta">{what}</span>
              {before !== "" && <del>{before}</del>}
              {after !== "" && <ins>{after}</ins>}
            </li>
          );
        })}
      </ul>
      {changes.length > maxShown && <p className="meta">and {changes.length - maxShown} more</p>}
    </>
  );
}
