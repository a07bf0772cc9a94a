import { NoAccount, type AccountCvs } from "../../src/cv/sync/account-cvs.ts";
import type { StoredCv } from "../../src/cv/store/stored-cv.ts";
import type { StoredVersion } from "../../src/cv/store/stored-version.ts";

export type AccountInMemory = {
  api: AccountCvs;
  cvs: Map<string, StoredCv>;
  /** By CV. */
  versions: Map<string, StoredVersion[]>;
  /** How many versions were asked for or sent. */
  moved: () => number;
  /** Named versions are refused from now on. */
  fill: () => void;
  /** The session has ended. */
  close: () => void;
};

/** An account as the site keeps it: store-cv.test.ts and store-version.test.ts hold that the site does. */
export function accountInMemory(person: string, now: () => Date): AccountInMemory {
  const cvs = new Map<string, StoredCv>();
  const versions = new Map<string, StoredVersion[]>();
  const marks = new Map<string, number>();
  let lastMark = 0;
  let isOpen = true;
  let isFull = false;
  let moved = 0;
  function setVersions(cv: string, next: StoredVersion[]): void {
    versions.set(cv, next);
    lastMark += 1;
    marks.set(cv, lastMark);
  }
  const versionsOf = (cv: string): StoredVersion[] => versions.get(cv) ?? [];
  function drop(cv: string): void {
    cvs.delete(cv);
    versions.delete(cv);
    marks.delete(cv);
  }
  const api: AccountCvs = {
    list: () =>
      isOpen
        ? Promise.resolve({
            person,
            cvs: [...cvs.values()].map((cv) => ({ ...cv, versionsMark: marks.get(cv.id) ?? 0 })),
          })
        : Promise.reject(new NoAccount("signed-out")),
    get: (id) => Promise.resolve(cvs.get(id) ?? null),
    put({ id, title, revision, document }) {
      const current = cvs.get(id);
      if (!current && revision > 0) return Promise.resolve({ ok: false, reason: "gone" });
      if (current && current.revision !== revision)
        return Promise.resolve({ ok: false, reason: "changed", current });
      cvs.set(id, { id, title, document, revision: revision + 1, changedAt: now().toISOString() });
      return Promise.resolve({ ok: true, revision: revision + 1 });
    },
    remove: (id) => Promise.resolve(drop(id)),
    versions: {
      list: (cv) =>
        Promise.resolve(cvs.has(cv) ? { mark: marks.get(cv) ?? 0, versions: versionsOf(cv) } : null),
      get(cv, id) {
        moved += 1;
        return Promise.resolve(versionsOf(cv).find((one) => one.id === id) ?? null);
      },
      put({ cv, ...version }) {
        moved += 1;
        if (!cvs.has(cv)) return Promise.resolve("gone");
        if (isFull && version.name !== null) return Promise.resolve("too-many");
        const isThere = versionsOf(cv).some(({ id }) => id === version.id);
        if (!isThere) setVersions(cv, [...versionsOf(cv), version]);
        return Promise.resolve("kept");
      },
      remove(cv, id) {
        setVersions(
          cv,
          versionsOf(cv).filter((one) => one.id !== id),
        );
        return Promise.resolve();
      },
    },
  };
  return {
    api,
    cvs,
    versions,
    moved: () => moved,
    fill: () => (isFull = true),
    close: () => (isOpen = false),
  };
}
