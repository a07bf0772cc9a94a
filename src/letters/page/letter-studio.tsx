import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { browserEnv } from "../../cv/editor/session/browser-env.ts";
import { readChosenCv, rememberChosenCv } from "../../match/ui/chosen-cv.ts";
import { CvChoice } from "../../match/ui/cv-choice.tsx";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { LetterFile } from "../letter-file.ts";
import { letterTitle } from "../letter-file.ts";
import { writeFirstLetter } from "../write/write-first-letter.ts";
import { fetchAdvert } from "./fetch-advert.ts";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterFrame } from "./letter-frame.tsx";
import { LetterList } from "./letter-list.tsx";
import type { LetterPageProps } from "./letter-page.tsx";
import { readStartForm, type StartFormValues as Sent } from "./read-start-form.ts";
import { SavedJobChoice } from "../../jobs/saved/saved-job-choice.tsx";
import { StartForm, type StartProblems } from "./start-form.tsx";
import { useLetterWorkspace, type OpenLetter } from "./use-letter-workspace.ts";
import { letterProblems } from "./labels.ts";

/** Letters in the browser: the form to begin a letter, the list of letters, and the editor of the open letter. */
export default function LetterStudio(props: LetterPageProps) {
  const { owner, advert, written, isGone } = props;
  const workspace = useLetterWorkspace(owner, written);
  const [search, setSearch] = useSearchParams();
  // Problems found in the browser are shown until the server answers another form.
  const [found, setFound] = useState<{ after: StartProblems; problems: StartProblems } | null>(null);
  const problems = found?.after === props.problems ? found.problems : props.problems;
  const setProblems = (some: StartProblems) => setFound({ after: props.problems, problems: some });
  const [isOther, setIsOther] = useState(false);
  const [chosenCv, setChosenCv] = useState<string>();
  const asked = search.get("letter");
  const { open, cvs, letters, openLetter } = workspace;
  const jobId = advert?.job.id ?? null;

  useEffect(() => {
    if (!letters || open || isOther) return;
    // Continues an earlier letter for this job.
    const wanted = asked ?? letters.find(({ letter }) => jobId !== null && letter.job.id === jobId)?.id;
    if (wanted) openLetter(wanted);
  }, [letters, open, asked, jobId, isOther, openLetter]);

  if (!letters || !cvs)
    return (
      <LetterFrame letter={null}>
        <SkeletonRows rows={6} />
      </LetterFrame>
    );
  if (open)
    return (
      <LetterEditor
        key={open.file.id}
        open={open}
        owner={owner}
        workspace={workspace}
        tracked={props.tracked}
        onClose={() => {
          setIsOther(true);
          workspace.close();
          setSearch({}, { replace: true, preventScrollReset: true });
        }}
      />
    );

  const isOwn = cvs.length > 0 && chosenCv !== "file";
  const cv = cvs.find(({ id }) => id === (chosenCv ?? readChosenCv())) ?? cvs[0] ?? null;

  function take(form: FormData): boolean {
    if (!isOwn || !cv) return false;
    void begin(readStartForm(form));
    return true;
  }

  async function begin({ typed, job, choices }: Sent): Promise<void> {
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
        message: "The advert is in another one. You can choose it under “How it is written”.",
      });
    const file: LetterFile = {
      id: browserEnv.newId(),
      title: letterTitle(letter),
      letter,
      advert: named,
      versions: [],
    };
    const opened: OpenLetter = { file, document: cv.document };
    await workspace.add(opened);
  }

  return (
    <LetterFrame letter={null}>
      {isGone && <GoneJobNotice instead="Paste its advert instead." />}
      <LetterList letters={letters} owner={owner} workspace={workspace} />
      <StartForm
        typed={props.typed}
        choices={props.choices}
        problems={problems}
        job={advert?.job ?? null}
        closed={props.closed}
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
    </LetterFrame>
  );
}
