import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { sentencesOf, type Letter } from "../letter.ts";
import { LetterLayout, type LetterPageProps } from "./letter-layout.tsx";
import { parseStartForm, type StartFormValues } from "./start-form-values.ts";
import { StartForm } from "./start-form.tsx";
import { templates } from "../../cv/document/cv-look.ts";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { paragraphText } from "../letter-text.ts";
import { AskedList } from "./letter-sources.tsx";
import { LetterTextView } from "./letter-text-view.tsx";
import { SentenceNote } from "./sentence-note.tsx";

const LetterPage = lazy(() => import("./letter-page.tsx"));

/** Cover letters: a form that works everywhere, and with JavaScript an editor in which every sentence can be edited. */
export function PlainLetterPage(props: LetterPageProps) {
  const isInteractive = useHydrated();
  const { written, isGone, advert, typed, choices, problems, accountCvs, owner, closed } = props;
  const form = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState<(StartFormValues & { instead: typeof typed }) | null>(null);
  // The editor replaces the form, and takes over the text that a person typed while the page loaded.
  useLayoutEffect(() => {
    if (form.current) setEarly({ ...parseStartForm(new FormData(form.current)), instead: typed });
    // oxlint-disable-next-line react/exhaustive-deps -- only the form that the server rendered
  }, []);
  const begun =
    early?.instead === typed
      ? { typed: early.typed, choices: { ...early.choices, language: choices.language } }
      : { typed, choices };
  const plain = (
    <LetterLayout letter={written?.letter ?? null}>
      {isGone && <GoneJobNotice instead="Paste its advert instead." />}
      {written && <LetterResult letter={written.letter} />}
      {!written && (
        <StartForm
          typed={typed}
          choices={choices}
          problems={problems}
          job={advert?.job ?? null}
          closed={closed}
          form={form}
          accountCvs={accountCvs}
        />
      )}
    </LetterLayout>
  );
  if (!isInteractive) return plain;
  return (
    <Suspense
      fallback={
        <LetterLayout letter={written?.letter ?? null}>
          <SkeletonRows rows={6} />
        </LetterLayout>
      }
    >
      {/* Remounts for each person, so that no one sees what was open before. */}
      <LetterPage key={owner ?? ""} {...props} {...begun} />
    </Suspense>
  );
}

/** A written letter without JavaScript: the paper, the sources, and a form that makes the PDF of the edited text. */
function LetterResult({ letter }: { letter: Letter }) {
  return (
    <>
      <div className="letter-editor letter-editor-plain">
        <div className="letter-side">
          <AskedList letter={letter} shown={null} />
        </div>
        <div className="letter-canvas">
          <LetterTextView letter={letter} shown={null} />
          <p className="meta letter-count">
            The text only. The PDF has the look of a CV: {templates[letter.look.template].label}.
          </p>
        </div>
      </div>
      <section aria-labelledby="letter-edit" className="letter-plain-edit">
        <h2 id="letter-edit">Change the text and download it</h2>
        <form method="post" action="/tools/cover-letter/file">
          <input type="hidden" name="letter" value={JSON.stringify(letter)} />
          <InputField label="Subject" name="subject" defaultValue={letter.subject} maxLength={300} />
          <InputField label="Greeting" name="greeting" defaultValue={letter.greeting} maxLength={300} />
          {letter.paragraphs.map((paragraph, at) => (
            <TextareaField
              key={paragraph.sentences[0]?.id ?? at}
              label={`Paragraph ${at + 1}`}
              name={`paragraph-${at}`}
              rows={4}
              defaultValue={paragraphText(paragraph)}
            />
          ))}
          <InputField label="Closing" name="closing" defaultValue={letter.closing} maxLength={300} />
          <div className="cluster">
            <Button look="primary">Download PDF</Button>
          </div>
        </form>
      </section>
      <section aria-labelledby="letter-sources" className="letter-sources">
        <h2 id="letter-sources">Where each sentence comes from</h2>
        {sentencesOf(letter).map((sentence, at) => (
          <SentenceNote key={sentence.id} sentence={sentence} number={at + 1} actions={null} />
        ))}
      </section>
    </>
  );
}
