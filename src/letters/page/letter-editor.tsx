import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { ModelContext } from "../../ai/ui/model-context.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { useStore } from "../../ui/store/use-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { jobClosedText } from "../letter-advert.ts";
import { keepYours, leaveOut, writeSentence } from "../edit-letter.ts";
import { wordCount, sentencesOf, type Letter, type LetterChoices } from "../letter.ts";
import type { LetterDocument } from "../letter-document.ts";
import type { LetterSession, LetterWorkspace } from "../letter-kind.ts";
import { writeLetter } from "../write/write-letter.ts";
import { SentenceForm, SentenceNote } from "./sentence-note.tsx";
import { AskedList, SentenceSources } from "./letter-sources.tsx";
import { ChoiceFields, ReasonField, WishFields } from "./choice-fields.tsx";
import { DownloadLetter } from "./download-letter.tsx";
import { LetterConflicts, SavedLetter, LetterVersions } from "./letter-versions.tsx";
import { LetterLayout, type LetterPageProps } from "./letter-layout.tsx";
import { LetterViews, type SheetView } from "./letter-views.tsx";
import { LanguageNotice, LetterAdvice } from "./letter-advice.tsx";
import { PolishLetter } from "./polish-letter.tsx";
import { modelBasis } from "./model-basis.ts";
import { letterProblems } from "./start-form-values.ts";
import { useWriting } from "./use-writing.ts";

type LetterEditorProps = Pick<LetterPageProps, "owner" | "tracked"> & {
  session: LetterSession;
  workspace: LetterWorkspace;
  /** The letter's CV; null if it is not in this browser. The letter can then be edited, but not written again. */
  document: CvDocument | null;
  onClose: () => void;
};

const wide = "(min-width: 64rem)";

/** The open letter: how it is written, its text, and the source of each sentence. */
export function LetterEditor({ session, document, owner, tracked, workspace, onClose }: LetterEditorProps) {
  const {
    document: { letter, advert },
    history,
  } = useStore(session);
  const [shown, setShown] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const editor = useRef<HTMLDivElement>(null);
  const host = use(ModelContext)?.host ?? null;
  const [view, setView] = useState<"letter" | "sources">("letter");
  const [sheet, setSheet] = useState<SheetView>("text");
  const sentences = sentencesOf(letter);
  function change(make: (before: Letter) => Letter, isTyping = false): void {
    const edit = (before: LetterDocument): LetterDocument => {
      const after = make(before.letter);
      return after === before.letter ? before : { ...before, letter: after };
    };
    session.edit("letter", edit, isTyping);
  }
  const { writing, begin, type, finish, cancel } = useWriting(letter, change);
  /** A sentence that is being written stays in its form, also if another device has removed it. */
  const written = writing?.before ? (writing.sentence ?? { ...writing.before, text: writing.text }) : null;
  const sentence = written ?? sentences.find(({ id }) => id === shown);
  const at = sentences.findIndex(({ id }) => id === sentence?.id);
  const closed = jobClosedText(letter.job, browserEnv.now());
  const application = letter.job.id === null ? undefined : tracked[letter.job.id];

  function closeNote(): void {
    finish();
    // The focus returns to where it was.
    editor.current?.querySelector<HTMLElement>(".sentence.is-shown")?.focus();
    setPinned(null);
    setShown(null);
  }
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => event.key === "Escape" && closeNote());
  useEffect(() => {
    const close = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, []);
  /** Enter on a sentence leads to its note, which comes after the whole letter. */
  useEffect(() => {
    if (presses > 0) editor.current?.querySelector<HTMLElement>(".note h2")?.focus();
  }, [presses]);

  /** Writes the letter again. The person's own sentences stay. */
  function rewrite(choices: Partial<LetterChoices>): boolean {
    if (!document) return false;
    const result = writeLetter({
      cv: { ...letter.cv, document },
      advert,
      choices: { ...letter.choices, ...choices },
      now: browserEnv.now(),
    });
    if (!result.ok) {
      showToast({ tone: "bad", title: "The letter stays as it is", message: letterProblems[result.reason] });
      return false;
    }
    void workspace.saveVersion(null);
    change((before) => keepYours(result.letter, before));
    return true;
  }

  /** A typed text stays, also if no letter can be written with it. */
  function rewriteWith(wishes: Partial<LetterChoices>): void {
    if (!rewrite(wishes)) change((before) => ({ ...before, choices: { ...before.choices, ...wishes } }));
  }

  return (
    <LetterLayout
      letter={letter}
      actions={
        <div className="cluster">
          <SavedLetter workspace={workspace} session={session} />
          {history.past.length > 0 && (
            <Button look="quiet" onClick={() => session.undo()}>
              Undo
            </Button>
          )}
          <LetterVersions
            workspace={workspace}
            onRestore={(restored) => {
              void workspace.saveVersion(null);
              session.edit("letter", () => restored);
            }}
          />
          <Button
            look="quiet"
            onClick={() => {
              finish();
              onClose();
            }}
          >
            Change job or CV
          </Button>
          <DownloadLetter letter={letter} />
        </div>
      }
    >
      <LetterConflicts session={session} />
      <div className="letter-modes">
        <Segments
          label="Show"
          name="view"
          segments={[
            { value: "letter", label: "Letter" },
            { value: "sources", label: "CV and job" },
          ]}
          value={view}
          onChoose={setView}
        />
      </div>
      <div className="letter-editor" data-show={view} ref={editor}>
        <div className="letter-side">
          {document ? (
            <>
              <ReasonField choices={letter.choices} onChange={rewriteWith} />
              <details className="fold letter-options">
                <summary>Start date and contact</summary>
                <div className="letter-bar">
                  <WishFields choices={letter.choices} onChange={rewriteWith} />
                </div>
              </details>
            </>
          ) : (
            <p className="meta">
              The CV of this letter is not in this browser, so the letter can be edited but not written again.
            </p>
          )}
          <LetterAdvice letter={letter} />
          <AskedList letter={letter} shown={sentence?.id ?? null} />
        </div>
        <div className="letter-canvas">
          {document && (
            <div className="letter-looks">
              <ChoiceFields choices={letter.choices} onChange={rewrite} />
            </div>
          )}
          <LanguageNotice language={letter.choices.language} isOther={letter.isNamesOnly} />
          {host !== null && sheet === "text" && (
            <div className="letter-views">
              <PolishLetter
                letter={letter}
                basis={() => modelBasis(letter, advert, document)}
                change={(make) => change(make)}
              />
            </div>
          )}
          <LetterViews
            letter={letter}
            view={sheet}
            onView={(next) => {
              finish();
              setSheet(next);
              setPinned(null);
              setShown(null);
            }}
            shown={sentence?.id ?? null}
            onShow={(id, how) => {
              if (how === "hover" && (written || !matchMedia(wide).matches)) return;
              if (written && id !== written.id) finish();
              setShown(id);
              if (how !== "hover") setPinned(id);
              if (how === "press") setPresses((before) => before + 1);
            }}
            onLeave={() => setShown(pinned)}
          />
          <p className="meta letter-count">
            {wordCount(letter)} words. {sheet === "text" && "The numbers and marks are not printed. "}
            Written from your CV by fixed rules{host === null && ", without AI"}. It leaves this browser only{" "}
            {owner === null ? "" : "for your account and "}when you download a PDF: this site’s server makes
            it, and neither stores nor logs the letter.
            {host !== null &&
              ` The language model at ${host} gets the letter or a sentence only when you ask it.`}
          </p>
          {sheet === "text" && (
            <div className="letter-add">
              {writing && !writing.before ? (
                <SentenceForm
                  label="Your sentence"
                  hint="It is marked as yours and stays when the letter is written again."
                  text={writing.text}
                  onType={type}
                  onFinish={finish}
                  onCancel={cancel}
                  finish="Add it"
                />
              ) : (
                <Button look="quiet" size="sm" onClick={() => begin({ id: `yours:${browserEnv.newId()}` })}>
                  Add a sentence
                </Button>
              )}
            </div>
          )}
        </div>
        <div className="letter-notes" aria-live="polite">
          {sentence ? (
            <SentenceNote
              key={writing?.before?.id ?? sentence.id}
              sentence={sentence}
              number={at < 0 ? sentences.length + 1 : at + 1}
              actions={{
                onEdit() {
                  setPinned(sentence.id);
                  setShown(sentence.id);
                  begin(sentence);
                },
                form: written && {
                  label: `Text of sentence ${at < 0 ? sentences.length + 1 : at + 1}`,
                  text: written.text,
                  onType: type,
                  onFinish: finish,
                  onCancel: cancel,
                  finish: "Keep sentence",
                },
                onAccept: (text, from) =>
                  change((before) => writeSentence(before, { id: sentence.id, text: from }, text.trim())),
                onLeaveOut: () => {
                  change((before) => leaveOut(before, sentence.id));
                  closeNote();
                },
                onSayDifferently:
                  document && !sentence.isYours
                    ? () => {
                        const { variants } = letter.choices;
                        rewrite({
                          variants: { ...variants, [sentence.id]: (variants[sentence.id] ?? 0) + 1 },
                        });
                      }
                    : null,
                basis: () => modelBasis(letter, advert, document),
                onClose: closeNote,
              }}
            />
          ) : (
            sheet === "text" && (
              <SentenceSources
                letter={letter}
                onShow={(id) => {
                  setShown(id);
                  setPinned(id);
                }}
              />
            )
          )}
        </div>
      </div>
      <section className="letter-next" aria-labelledby="letter-next">
        <h2 id="letter-next">Next</h2>
        <div className="cluster">
          {closed && <Badge tone="warn">{closed}</Badge>}
          {letter.job.path && (
            <ButtonLink look="secondary" to={letter.job.path}>
              {closed ? "Open the job" : "Open the job to apply"}
            </ButtonLink>
          )}
          {application && (
            <ButtonLink look="secondary" to={`/applications/${application}`}>
              Open in the tracker
            </ButtonLink>
          )}
          <ButtonLink
            look="secondary"
            to={
              letter.job.id
                ? `/tools/interview-questions?job=${letter.job.id}`
                : `/tools/interview-questions?${new URLSearchParams({ title: letter.job.title }).toString()}`
            }
          >
            Practise the questions
          </ButtonLink>
          <Link className="link" to="/resources/cover-letter-guide">
            How to write a good letter
          </Link>
        </div>
      </section>
    </LetterLayout>
  );
}
