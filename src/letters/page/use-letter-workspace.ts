import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { browserEnv } from "../../cv/editor/session/browser-env.ts";
import type { Owner } from "../../cv/local/local-cv.ts";
import { mayHaveCvs } from "../../match/own/may-have-cvs.ts";
import { readOwnCvs, type OwnCv } from "../../match/own/own-cvs.ts";
import { letterTitle, type LetterFile } from "../letter-file.ts";
import { openAccountLetters } from "../local/account-letters.ts";
import { openLetterDatabase, type LetterDatabase, type LocalLetter } from "../local/letter-database.ts";
import { claimLetters, deleteLocalLetter, listLetters, saveLocalLetter } from "../local/local-letters.ts";
import { removeOthersLetters } from "../local/remove-others-letters.ts";
import { syncLetters } from "../local/sync-letters.ts";
import type { WrittenLetter } from "./letter-page.tsx";

/** The open letter. Without its CV it can be edited, but not written again. */
export type OpenLetter = { file: LetterFile; document: CvDocument | null };

export type LetterSaveState = "saving" | "here" | "account" | "not-kept" | "account-full" | "account-waits";

export type LetterWorkspace = {
  /** Null until they are read. */
  letters: readonly LocalLetter[] | null;
  cvs: readonly OwnCv[] | null;
  open: OpenLetter | null;
  saved: LetterSaveState;
  openLetter: (id: string) => void;
  add: (opened: OpenLetter) => Promise<void>;
  change: (file: LetterFile) => void;
  close: () => void;
  remove: (id: string) => Promise<void>;
  /** Gives the letters of a visitor to the account. */
  claim: () => Promise<void>;
};

/** Milliseconds from the last edit to the sync with the account. */
const syncDelay = 1_500;

/** The letters of the person at this browser, and the one that is open. Every change is saved at once. */
export function useLetterWorkspace(owner: Owner, written: WrittenLetter | null): LetterWorkspace {
  const database = useRef<Promise<LetterDatabase | null>>(undefined);
  const [letters, setLetters] = useState<readonly LocalLetter[] | null>(null);
  const [cvs, setCvs] = useState<readonly OwnCv[] | null>(null);
  const [open, setOpen] = useState<OpenLetter | null>(null);
  const [saved, setSaved] = useState<LetterSaveState>("here");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const db = useCallback(() => (database.current ??= openLetterDatabase()), []);

  const list = useCallback(async () => {
    const opened = await db();
    setLetters(opened ? await listLetters(opened, owner) : []);
  }, [db, owner]);

  const sync = useCallback(async () => {
    const opened = await db();
    if (!opened || owner === null) return;
    try {
      const account = openAccountLetters(browserEnv.fetch, owner);
      const result = await syncLetters({ db: opened, account, owner, newId: browserEnv.newId });
      setSaved(result.full + result.refused > 0 ? "account-full" : "account");
    } catch {
      // Offline, or signed out in another tab. The browser has the letter, and the next change tries again.
      setSaved("account-waits");
    }
    await list();
  }, [db, owner, list]);

  const save = useCallback(
    async (file: LetterFile) => {
      const opened = await db();
      if (!opened) {
        setSaved("not-kept");
        return;
      }
      setSaved("saving");
      try {
        await saveLocalLetter(opened, file, { owner, now: browserEnv.now() });
        setSaved("here");
      } catch {
        setSaved("not-kept");
        return;
      }
      clearTimeout(timer.current);
      if (owner !== null) timer.current = setTimeout(() => void sync(), syncDelay);
    },
    [db, owner, sync],
  );

  useEffect(() => {
    let left = false;
    async function read(): Promise<void> {
      await removeOthersLetters(owner);
      await list();
      const own = (await mayHaveCvs(owner)) ? await readOwnCvs(owner, browserEnv).catch(() => []) : [];
      if (!left) setCvs(own);
      await sync();
    }
    void read();
    return () => {
      left = true;
    };
  }, [owner, list, sync]);

  const add = useCallback(
    async (opened: OpenLetter) => {
      setOpen(opened);
      await save(opened.file);
      await list();
    },
    [save, list],
  );

  // Stores a letter that the server wrote in this browser.
  const taken = useRef<WrittenLetter>(undefined);
  useEffect(() => {
    if (!written || taken.current === written) return;
    taken.current = written;
    const { letter, advert, document } = written;
    const file = { id: browserEnv.newId(), title: letterTitle(letter), letter, advert, versions: [] };
    void add({ file, document });
  }, [written, add]);

  const openLetter = useCallback(
    (id: string) => {
      const found = letters?.find((one) => one.id === id);
      if (!found || !cvs) return;
      const { title, letter, advert, versions } = found;
      const document = cvs.find((cv) => cv.id === letter.cv.id)?.document ?? null;
      setOpen({ file: { id, title, letter, advert, versions }, document });
    },
    [letters, cvs],
  );

  return useMemo(
    () => ({
      letters,
      cvs,
      open,
      saved,
      openLetter,
      add,
      change(file) {
        setOpen((now) => (now ? { ...now, file } : now));
        void save(file);
      },
      close() {
        setOpen(null);
        void list();
      },
      async remove(id) {
        const opened = await db();
        if (opened) await deleteLocalLetter(opened, id);
        await list();
        await sync();
      },
      async claim() {
        const opened = await db();
        if (opened && owner !== null) await claimLetters(opened, owner);
        await sync();
      },
    }),
    [letters, cvs, open, saved, openLetter, add, save, list, db, sync, owner],
  );
}
