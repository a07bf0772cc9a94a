import * as fc from "fast-check";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { numberOfRuns } from "../../tests/support/full-run.ts";
import { addPerson } from "../../tests/support/add-person.ts";
import { fetchAccountRoutes, type AccountRoutes } from "../../tests/support/fetch-account-routes.ts";
import { analystAdvert, analystCv } from "../../tests/support/letter-cv.ts";
import { storageInMemory } from "../../tests/support/storage-in-memory.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { cvKind } from "../cv/edit/cv-kind.ts";
import { newCustomRow, newCvDocument, newRow } from "../cv/document/new-cv-document.ts";
import { readField, setField } from "../cv/edit/set-field.ts";
import { keepYours, leaveOut, writeSentence } from "../letters/edit-letter.ts";
import type { LetterDocument } from "../letters/letter-document.ts";
import { letterKind } from "../letters/letter-kind.ts";
import { firstChoices, sentencesOf, tones, type Letter } from "../letters/letter.ts";
import { writeLetter } from "../letters/write/write-letter.ts";
import { practiceKind, type PracticeSession } from "../tools/coach/history/practice-kind.ts";
import type { DocumentKind, LocalDocuments } from "./local/document-kind.ts";
import { addDocument, deleteDocument } from "./local/change-documents.ts";
import { openDocuments } from "./local/database.ts";
import { readDocument } from "./local/read-document.ts";
import type { DocumentMessage } from "./local/tab-channel.ts";
import { openDocumentSession, type DocumentSession } from "./session/document-session.ts";
import { openAccountDocuments } from "./sync/account-client.ts";
import { syncDocuments } from "./sync/sync-documents.ts";
import { syncVersions } from "./sync/sync-versions.ts";

const database = await testDatabase();
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await database.close();
});
// Tabs save only when the test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

/** A kind, and how a person writes in one of its places. */
type Written<Content> = {
  kind: DocumentKind<Content>;
  begin: () => Content;
  places: number;
  write: (content: Content, place: number, word: string) => Content;
  /** Removes a place, as a person does who no longer wants its text. */
  remove: (content: Content, place: number) => Content;
  /** Puts the parts in another order, or writes them again, without a change of the person's texts. */
  arrange: (content: Content, way: number) => Content;
};

const cvs: Written<ReturnType<typeof newCvDocument>> = {
  kind: cvKind as DocumentKind<ReturnType<typeof newCvDocument>>,
  begin() {
    let count = 0;
    const newId = () => `r${(count += 1)}`;
    const begun = newCvDocument(newId);
    return {
      ...begun,
      custom: [{ id: "own", title: "Boats", rows: [newCustomRow(newId)] }],
      order: [...begun.order, "custom:own"],
      translation: { language: "de", isShown: false, texts: {}, prints: {} },
    };
  },
  places: 6,
  write(content, place, word) {
    const { personal, sections, headings } = content;
    if (place === 3)
      return { ...content, headings: { ...headings, skills: `${headings.skills ?? ""} ${word}` } };
    if (place > 3) {
      const address =
        place === 4
          ? (`custom:own/${content.custom[0]?.rows[0]?.id ?? ""}/description` as const)
          : ("second/personal/headline" as const);
      return setField(content, address, `${readField(content, address)} ${word}`);
    }
    if (place < 2) {
      const field = place === 0 ? "headline" : "summary";
      return { ...content, personal: { ...personal, [field]: `${personal[field]} ${word}` } };
    }
    const skills = sections.skills.map((row, at) =>
      at === 0 ? { ...row, name: `${row.name} ${word}` } : row,
    );
    const added = { ...newRow("skills", () => word), name: word };
    return { ...content, sections: { ...sections, skills: skills.length === 0 ? [added] : skills } };
  },
  remove(content, place) {
    const { translation, sections } = content;
    if (place === 5)
      return {
        ...content,
        translation: translation && { ...translation, language: "fr", texts: {}, prints: {} },
      };
    return place === 4
      ? { ...content, custom: [], order: content.order.filter((key) => key !== "custom:own") }
      : { ...content, sections: { ...sections, skills: sections.skills.slice(1) } };
  },
  arrange: (content, way) => ({
    ...content,
    order: [...content.order.slice(way + 1), ...content.order.slice(0, way + 1)],
  }),
};

const advert = analystAdvert();
const writtenLetters = tones.map((tone) => {
  const cv = { id: null, title: "Data", document: analystCv() };
  const choices = { ...firstChoices, tone };
  const result = writeLetter({ cv, advert, choices, now: new Date("2026-11-22T12:00:00Z") });
  if (!result.ok) throw new Error(result.reason);
  return result.letter;
});
const writtenAs = (way: number) => writtenLetters[way % writtenLetters.length] as Letter;
const begunLetter = (): LetterDocument => ({ letter: writtenAs(0), advert, cv: analystCv() });

const letters: Written<LetterDocument> = {
  kind: letterKind as unknown as DocumentKind<LetterDocument>,
  begin: begunLetter,
  places: 5,
  write(content, place, word) {
    if (place === 0) {
      const { choices } = content.letter;
      const reason = `${choices.reason} ${word}`.trim();
      return { ...content, letter: { ...content.letter, choices: { ...choices, reason } } };
    }
    const sentences = sentencesOf(content.letter);
    const own = { id: "yours:1", text: "" };
    const { id, text } =
      place === 4 ? (sentences.find((one) => one.id === own.id) ?? own) : (sentences[place - 1] ?? own);
    return { ...content, letter: writeSentence(content.letter, { id, text }, `${text} ${word}`) };
  },
  remove(content, place) {
    const sentence = sentencesOf(content.letter)[place];
    return sentence ? { ...content, letter: leaveOut(content.letter, sentence.id) } : content;
  },
  arrange({ letter, ...content }, way) {
    const again = writtenAs(way);
    const choices = { ...letter.choices, tone: again.choices.tone };
    return { ...content, letter: keepYours({ ...again, choices }, letter) };
  },
};

const practice: Written<PracticeSession> = {
  kind: practiceKind,
  begin: () => ({
    started: "2026-11-22T12:00:00.000Z",
    changed: "2026-11-22T12:00:00.000Z",
    title: "Cook",
    company: "",
    ended: false,
    answers: [],
  }),
  places: 3,
  write(content, place, word) {
    const questionId = `question ${place}`;
    const before = content.answers.find((answer) => answer.questionId === questionId);
    const answer = { questionId, question: "Why?", seconds: 5, spoken: false };
    const others = content.answers.filter((one) => one !== before);
    return { ...content, answers: [...others, { ...answer, text: `${before?.text ?? ""} ${word}` }] };
  },
  remove: (content) => ({ ...content, answers: content.answers.slice(1) }),
  arrange: (content) => ({ ...content, ended: true }),
};

type Step =
  | { do: "write"; device: number; tab: number; place: number }
  | { do: "remove" | "arrange"; device: number; tab: number; place: number }
  | { do: "save" | "crash" | "open" | "keep"; device: number; tab: number }
  | { do: "delete"; device: number }
  /** `requests`: how many reach the site; `isHeard`: whether the answer of the last one arrives. */
  | { do: "sync"; device: number; requests: number; isHeard: boolean };

const device = fc.nat(1);
const tab = fc.nat(1);
const place = fc.nat(5);
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant("write" as const), device, tab, place }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom("remove" as const, "arrange" as const),
        device,
        tab,
        place,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom("save" as const, "crash" as const, "open" as const, "keep" as const),
        device,
        tab,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("delete" as const), device }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("sync" as const),
        device,
        requests: fc.constantFrom(1, 2, 3, 99),
        isHeard: fc.boolean(),
      }),
    },
  ),
  { maxLength: 30 },
);

/** A browser with its tabs. */
type Device<Content> = {
  documents: LocalDocuments<Content>;
  factory: IDBFactory;
  storage: Storage;
  tabs: (DocumentSession<Content> | null)[];
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Plays the steps, syncs everything, and returns the words that a person wrote and that are nowhere. */
async function play<Content>(
  { kind, begin, places, write, remove, arrange }: Written<Content>,
  script: readonly Step[],
): Promise<{ lost: string[]; documents: unknown[] }> {
  const ana = await addPerson(database.db);
  const now = () => new Date("2026-11-22T12:00:00Z");
  const site: AccountRoutes = fetchAccountRoutes(database.db, now);
  site.signIn(ana);
  const content = begin();
  let [ids, words] = [0, 0];
  /** Words that must not be lost. */
  const alive = new Set<string>();
  const devices: Device<Content>[] = [];
  for (let at = 0; at < 2; at += 1) {
    const factory = new IDBFactory();
    globalThis.indexedDB = factory;
    const documents = await openDocuments(kind);
    if (!documents) throw new Error("no IndexedDB");
    devices.push({ documents, factory, storage: storageInMemory(), tabs: [null, null] });
  }

  const use = (at: number): Device<Content> => {
    const used = devices[at];
    if (!used) throw new Error("no such device");
    globalThis.indexedDB = used.factory;
    vi.stubGlobal("localStorage", used.storage);
    return used;
  };
  const tellTabs = (of: Device<Content>, message: DocumentMessage) => {
    for (const one of of.tabs) one?.hear(message);
  };
  const open = async (of: Device<Content>, at: number) => {
    const local = await readDocument(of.documents, "one", { owner: ana, now: now() });
    const id = `tab ${(ids += 1)}`;
    of.tabs[at] =
      local &&
      openDocumentSession<Content, string, string>({
        kind,
        db: of.documents.db,
        local,
        tab: id,
        now,
        newId: () => `id ${(ids += 1)}`,
        tell: (message) => of.tabs.forEach((one) => one && one.tab !== id && one.hear(message)),
      });
  };
  const sync = async (of: Device<Content>, requests: number, isHeard: boolean) => {
    let left = requests;
    const fetch = async (...request: Parameters<typeof site.fetch>) => {
      left -= 1;
      const answer = left > 0 || isHeard ? await site.fetch(...request) : null;
      if (left === 0 && !isHeard) await site.fetch(...request);
      if (left < 0 || !answer || (left === 0 && !isHeard)) throw new TypeError("Failed to fetch");
      return answer;
    };
    const context = {
      documents: of.documents,
      account: openAccountDocuments(kind, fetch, ana),
      now,
      tell: (message: DocumentMessage) => tellTabs(of, message),
      refusals: new Map<string, never>(),
      report(error: unknown) {
        throw error;
      },
    };
    const { seen, stopped } = await syncDocuments(context);
    if (seen && !stopped) await syncVersions(context, seen);
    await settle();
  };

  const first = use(0);
  const local = { id: "one", kind: kind.name, owner: ana, title: "One", document: content, revision: 1 };
  await addDocument(first.documents, { ...local, changedAt: now().toISOString(), conflicts: [] });
  await sync(first, 99, true);
  await sync(use(1), 99, true);
  for (const [at, one] of devices.entries()) {
    use(at);
    await open(one, 0);
    await open(one, 1);
  }

  for (const step of script) {
    const of = use(step.device);
    if (step.do === "sync") await sync(of, step.requests, step.isHeard);
    else if (step.do === "delete") {
      // What this browser shows is deleted on purpose. Its tabs say that it is gone.
      const shown = JSON.stringify([
        await of.documents.db.get("documents", "one"),
        ...of.tabs.map((one) => [one?.read().document, one?.read().conflicts]),
        Array.from({ length: of.storage.length }, (_, at) => of.storage.getItem(of.storage.key(at) ?? "")),
      ]);
      for (const word of alive) if (shown.includes(word)) alive.delete(word);
      await deleteDocument(of.documents, "one");
      tellTabs(of, { kind: "deleted", id: "one" });
    } else if (step.do === "open") {
      of.tabs[step.tab]?.saveNow();
      await settle();
      of.tabs[step.tab]?.close();
      await open(of, step.tab);
    } else {
      const session = of.tabs[step.tab];
      if (!session) continue;
      if (step.do === "save") session.saveNow();
      else if (step.do === "crash") of.tabs[step.tab] = null;
      else if (step.do === "keep") {
        // A document that was deleted elsewhere is stored again, with all that this tab shows.
        if (session.read().failure !== "gone") continue;
        session.keepAfterAll();
        for (const [word] of JSON.stringify(session.read().document).matchAll(/w\d+w/g)) alive.add(word);
      } else if (step.do === "arrange") session.edit("text", (shown) => arrange(shown, step.place));
      else if (step.do === "write") {
        const word = `w${(words += 1)}w`;
        // The page says that the document was deleted, and that what is written now is not stored.
        const isGone = session.read().failure === "gone";
        session.edit("text", (before) => write(before, step.place % places, word));
        if (!isGone && JSON.stringify(session.read().document).includes(word)) alive.add(word);
      } else if (step.do === "remove") {
        const before = JSON.stringify(session.read().document);
        session.edit("text", (shown) => remove(shown, step.place % places));
        const after = JSON.stringify(session.read().document);
        // A person sees the words that they remove.
        for (const word of alive) if (before.includes(word) && !after.includes(word)) alive.delete(word);
      }
      await settle();
    }
  }

  for (const [at, one] of devices.entries()) {
    use(at);
    for (const session of one.tabs) {
      session?.saveNow();
      await settle();
      session?.close();
    }
    // The next visit takes over the drafts of killed tabs.
    await readDocument(one.documents, "one", { owner: ana, now: now() });
  }
  for (let round = 0; round < 3; round += 1)
    for (const [at, one] of devices.entries()) {
      use(at);
      await sync(one, 99, true);
    }
  const rows = await Promise.all(devices.map((one) => one.documents.db.get("documents", "one")));
  const found = JSON.stringify(rows);
  return {
    lost: [...alive].filter((word) => !found.includes(word)),
    documents: rows.map((row) => row?.document ?? null),
  };
}

test.each([
  ["CVs", cvs as unknown as Written<never>],
  ["letters", letters as unknown as Written<never>],
  ["practice", practice as unknown as Written<never>],
])(
  "%s: on two devices with two tabs each, offline, killed and deleted, no written word is lost",
  async (_, written) => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const { lost, documents } = await play(written, script as Step[]);
        expect(lost).toEqual([]);
        expect(documents[0]).toEqual(documents[1]);
      }),
      { numRuns: numberOfRuns(300) },
    );
  },
);
