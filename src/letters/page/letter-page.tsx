import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { openWorkspace } from "../../documents/session/workspace.ts";
import { useOpenWorkspace } from "../../documents/session/use-open-workspace.ts";
import type { SyncStatusStore } from "../../documents/sync/sync-status.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { mayHaveCvs } from "../../matching/my-cvs/may-have-cvs.ts";
import { loadOwnCvs, type OwnCv } from "../../matching/my-cvs/my-cvs.ts";
import { useStore } from "../../ui/store/use-store.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { readChosenCv, rememberChosenCv } from "../../matching/ui/chosen-cv.ts";
import { CvChoice } from "../../matching/ui/cv-choice.tsx";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { letterTitle, type LetterDocument } from "../letter-document.ts";
import { letterKind, type LetterTarget, type LetterWorkspace } from "../letter-kind.ts";
import { keepYours } from "../edit-letter.ts";
import { letterLanguages } from "../letter.ts";
import { cvLanguage } from "../write/letter-cv.ts";
import type { LetterAddress } from "../merge-letters.ts";
import { fetchAdvert } from "./fetch-advert.ts";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterLayout, type LetterPageProps, type WrittenLetter } from "./letter-layout.tsx";
import { LetterList } from "./letter-list.tsx";
import { parseStartForm, letterProblems, type StartFormValues as Sent } from "./start-form-values.ts";
import { SavedJobChoice } from "../../jobs/saved/saved-job-choice.tsx";
import { StartForm, type StartProblems } from "./start-form.tsx";
import { writeLetter, type LetterInput, type NoLetter, type Written } from "../write/write-letter.ts";

type OpenedLetters = { workspace: LetterWorkspace; cvs: readonly OwnCv[] };

/**
 * Letters in the browser: the form to begin a letter, the list of letters, and the editor of the open letter.
 */
export default function LetterPage(props: LetterPageProps) {
  const { owner } = props;
  const { now, newId, fetch } = browserEnv;
  const open = useCallback(
    async (sync: SyncStatusStore): Promise<OpenedLetters> => {
      const workspace = openWorkspace<LetterDocument, LetterAddress, LetterTarget>({
        kind: letterKind,
        now,
        newId,
        owner,
        sync,
        wanted: null,
      });
      const hasCvs = await mayHaveCvs(owner);
      const cvs = hasCvs ? await loadOwnCvs(owner, browserEnv).catch(() => []) : [];
      return { workspace: await workspace, cvs };
    },
    [owner, now, newId],
  );
  const { opened } = useOpenWorkspace({ kind: letterKind, owner, fetch, now, open });
  if (opened) return <Letters {...props} {...opened} />;
  return (
    <LetterLayout letter={null}>
      <SkeletonRows rows={6} />
    </LetterLayout>
  );
}

function Letters({ workspace, cvs, ...props }: LetterPageProps & OpenedLetters) {
  const { owner, advert, written, isGone } = props;
  const { session } = useStore(workspace);
  const [search, setSearch] = useSearchParams();
  // Problems found in the browser are shown until the server answers another form.
  const [found, setFound] = useState<{ after: StartProblems; problems: StartProblems } | null>(null);
  const problems = found?.after === props.problems ? found.problems : props.problems;
  const setProblems = (some: StartProblems) => setFound({ after: props.problems, problems: some });
  const [isOther, setIsOther] = useState(false);
  const [chosenCv, setChosenCv] = useState<string>();
  const asked = search.get("letter");
  const jobId = advert?.job.id ?? null;

  const isOwn = cvs.length > 0 && chosenCv !== "file";
  const cv = cvs.find(({ id }) => id === (chosenCv ?? readChosenCv())) ?? cvs[0] ?? null;

  const isOpen = session !== null;
  useEffect(() => {
    if (isOpen || isOther || written) return;
    async function openEarlier(): Promise<void> {
      const id = await findLetter(workspace, asked, jobId);
      if (id !== null) await workspace.open(id);
    }
    void openEarlier();
  }, [workspace, isOpen, asked, jobId, isOther, written]);

  // Stores a letter that the server wrote in this browser.
  const isWriting = useRef(false);
  const taken = useRef<WrittenLetter>(undefined);
  useEffect(() => {
    if (!written || taken.current === written) return;
    taken.current = written;
    void keepLetter(workspace, documentOf(written));
  }, [workspace, written]);

  if (session)
    return (
      <LetterEditor
        key={session.id}
        session={session}
        document={cvOf(session.read().document, { cvs, written })}
        owner={owner}
        workspace={workspace}
        tracked={props.tracked}
        onClose={() => {
          setIsOther(true);
          workspace.closeDocument();
          setSearch({}, { replace: true, preventScrollReset: true });
        }}
      />
    );

  function take(form: FormData): boolean {
    if (!isOwn || !cv) return false;
    // A second press while the advert is read would write a second letter.
    if (!isWriting.current) {
      isWriting.current = true;
      void begin(parseStartForm(form)).finally(() => {
        isWriting.current = false;
      });
    }
    return true;
  }

  async function begin({ typed, job, choices }: Omit<Sent, "file">): Promise<void> {
    if (!cv) return;
    setProblems({});
    const read = advert && job !== "" ? { ok: true as const, advert } : await fetchAdvert(typed, browserEnv);
    if (!read.ok) {
      setProblems(read.problems);
      return;
    }
    const named = {
      ...read.advert,
      job: {
        ...read.advert.job,
        title: typed.title || read.advert.job.title,
        company: typed.company || read.advert.job.company,
      },
    };
    const isLanguageChosen = choices.language !== props.choices.language;
    const given = { cv, advert: named, choices, now: browserEnv.now() };
    const result = writeFirstLetter(given, { isLanguageChosen });
    if (!result.ok) {
      setProblems(
        result.reason === "no-title"
          ? { title: letterProblems["no-title"] }
          : {
              cv:
                result.reason === "no-name"
                  ? "This CV has no name yet. Add it in the CV Builder."
                  : letterProblems["no-lines"],
            },
      );
      return;
    }
    rememberChosenCv(cv.id);
    const { letter } = result;
    if (letter.choices.language !== choices.language)
      showToast({
        tone: "good",
        title: "The letter is in the language of your CV",
        message: "The advert is in another one. You can choose it above the letter.",
      });
    await keepLetter(workspace, { letter, advert: named });
  }

  return (
    <LetterLayout letter={null}>
      {isGone && <GoneJobNotice instead="Paste its advert instead." />}
      <LetterList workspace={workspace} />
      <StartForm
        typed={props.typed}
        choices={props.choices}
        problems={problems}
        job={advert?.job ?? null}
        closed={props.closed}
        cvLanguage={isOwn && cv ? cvLanguage(cv.document) : null}
        onSend={take}
        {...(isOwn
          ? {
              ownCvs: (
                <CvChoice
                  label="CV"
                  hint="The letter takes over its lines, its look and its contacts."
                  cvs={cvs}
                  chosen={cv?.id ?? ""}
                  onChoose={setChosenCv}
                />
              ),
            }
          : {})}
        {...(advert
          ? {}
          : {
              savedJobs: (
                <SavedJobChoice
                  inAccount={props.savedJobs}
                  onChoose={(id) => setSearch({ job: id }, { preventScrollReset: true })}
                />
              ),
            })}
      />
    </LetterLayout>
  );
}

/** Adds a letter and opens it. If the job has a letter already, it is written again and its text so far is a version. */
async function keepLetter(workspace: LetterWorkspace, document: LetterDocument): Promise<void> {
  const { letter } = document;
  const earlier = await findLetter(workspace, null, letter.job.id);
  if (earlier === null) return workspace.add(document, letterTitle(letter));
  await workspace.open(earlier);
  await workspace.saveVersion(null);
  workspace
    .read()
    .session?.edit("letter", (before) => ({ ...document, letter: keepYours(letter, before.letter) }));
}

/** Finds the letter that the address names, or else an earlier letter for the job. */
async function findLetter(
  workspace: LetterWorkspace,
  asked: string | null,
  jobId: string | null,
): Promise<string | null> {
  if (asked !== null) return asked;
  if (jobId === null) return null;
  for (const { id } of workspace.read().list) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the first; a person has few letters
    const other = await workspace.readOther(id);
    if (other?.document.letter.job.id === jobId) return id;
  }
  return null;
}

/** A CV that was pasted or sent as a file is kept with the letter, so that it can be written again. */
export function documentOf({ letter, advert, document }: WrittenLetter): LetterDocument {
  if (letter.cv.id !== null) return { letter, advert };
  return { letter, advert, cv: { ...document, personal: { ...document.personal, photo: null } } };
}

/** Returns the CV that a letter is about. A CV of the account may be in no browser. */
export function cvOf(
  { letter: { cv }, cv: ownOfLetter }: LetterDocument,
  { cvs, written }: { cvs: readonly OwnCv[]; written: WrittenLetter | null },
): CvDocument | null {
  const own = cvs.find(({ id }) => id === cv.id)?.document ?? ownOfLetter;
  if (own) return own;
  return written?.letter.cv.id === cv.id && written.letter.cv.title === cv.title ? written.document : null;
}

/**
 * Writes a letter in the given language, or in the language of the CV if only names of the CV could be used and the
 * person has not chosen the language.
 */
export function writeFirstLetter(
  given: LetterInput,
  { isLanguageChosen }: { isLanguageChosen: boolean },
): Written | NoLetter {
  const asked = writeLetter(given);
  const language = letterLanguages.findLast((one) => one.startsWith(given.cv.document.language));
  if (isLanguageChosen || !asked.ok || !asked.letter.isNamesOnly || !language) return asked;
  const own = writeLetter({ ...given, choices: { ...given.choices, language } });
  return own.ok && !own.letter.isNamesOnly ? own : asked;
}
