import type { Corrections, CvDocument } from "../../cv/document/cv-document.ts";
import { cvKind } from "../../cv/edit/cv-kind.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import type { LocalDocuments } from "../../documents/local/document-kind.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { openDocuments } from "../../documents/local/database.ts";
import { listDocuments, readDocument } from "../../documents/local/read-document.ts";
import { saveDocument } from "../../documents/local/save-document.ts";
import { openDocumentChannel } from "../../documents/local/tab-channel.ts";
import { openAccountDocuments } from "../../documents/sync/account-client.ts";
import type { BrowserEnv } from "../../platform/browser/browser-env.ts";

type Change = (corrections: Corrections) => Corrections;

/**
 * Keeps what the person said of a requirement in all of their CVs, so that it counts in every comparison. CVs in the browser
 * are synced with the account as after any other edit.
 *
 * @param except the id of a CV that is open in this tab and changed there
 */
export async function keepCorrection(
  change: Change,
  owner: Owner,
  { fetch, now, newId }: BrowserEnv,
  except: string | null = null,
): Promise<void> {
  const here = await openDocuments(cvKind);
  const ids = here ? (await listDocuments(here, owner)).map(({ id }) => id) : [];
  if (here) {
    const channel = openDocumentChannel(cvKind.name, () => undefined);
    for (const id of ids.filter((one) => one !== except)) {
      // oxlint-disable-next-line no-await-in-loop -- each is a transaction of one database
      const revision = await saveHere(here, id, change, { owner, now: now(), tab: newId() });
      if (revision !== null) channel.tell({ kind: "saved", id, revision });
    }
    channel.close();
    here.db.close();
  }
  if (ids.length === 0 && owner !== null) await saveInAccount(owner, change, fetch);
}

type By = { owner: Owner; now: Date; tab: string };

async function saveHere(
  here: LocalDocuments<CvDocument, FieldAddress>,
  id: string,
  change: Change,
  { owner, now, tab }: By,
): Promise<number | null> {
  const before = await readDocument(here, id, { owner, now });
  if (!before) return null;
  const { document: base, revision, title } = before;
  const document = changed(base, change);
  const outcome = await saveDocument(here, {
    id,
    owner,
    tab,
    edit: 1,
    base,
    revision,
    document,
    title,
    met: [],
    resolved: [],
    now,
  });
  return outcome.ok ? outcome.saved.revision : null;
}

async function saveInAccount(owner: string, change: Change, fetch: BrowserEnv["fetch"]): Promise<void> {
  const account = openAccountDocuments(cvKind, fetch, owner);
  const { documents } = await account.list();
  await Promise.all(
    documents.map(async ({ id }) => {
      const cv = await account.get(id);
      if (cv) await account.put({ ...cv, document: changed(cv.document, change), isUndo: false });
    }),
  );
}

const changed = (document: CvDocument, change: Change): CvDocument => ({
  ...document,
  corrections: change(document.corrections ?? {}),
});
