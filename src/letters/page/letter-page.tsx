import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { SavedJobOption } from "../../jobs/saved/saved-job-choice.tsx";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { LetterAdvert } from "../advert/letter-advert.ts";
import type { Letter } from "../letter.ts";
import { LetterFrame } from "./letter-frame.tsx";
import { LetterResult } from "./letter-result.tsx";
import { readStartForm, type StartFormValues } from "./read-start-form.ts";
import { StartForm, type StartFormProps } from "./start-form.tsx";

/** A letter that the server wrote, with what is needed to write it again in the browser. */
export type WrittenLetter = { letter: Letter; advert: LetterAdvert; document: CvDocument; cvTitle: string };

export type LetterPageProps = Pick<StartFormProps, "typed" | "choices" | "problems" | "closed"> & {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
  /** The advert of the job in the address; null for none. */
  advert: LetterAdvert | null;
  /** The job of the address does not exist. */
  isGone: boolean;
  written: WrittenLetter | null;
  /** The CVs in the account, for pages without JavaScript. */
  accountCvs: StartFormProps["accountCvs"];
  /** The jobs saved in the account. */
  savedJobs: readonly SavedJobOption[];
  /** The ids of the person's applications, by the id of the job. */
  tracked: Readonly<Record<string, string>>;
};

const Studio = lazy(() => import("./letter-studio.tsx"));

/** Cover letters: a form that works everywhere, and with JavaScript an editor in which every sentence can be edited. */
export function LetterPage(props: LetterPageProps) {
  const isInteractive = useHydrated();
  const { written, isGone, advert, typed, choices, problems, accountCvs, owner, closed } = props;
  const form = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState<(StartFormValues & { instead: typeof typed }) | null>(null);
  // The editor replaces the form, and takes over the text that a person typed while the page loaded.
  useLayoutEffect(() => {
    if (form.current) setEarly({ ...readStartForm(new FormData(form.current)), instead: typed });
    // oxlint-disable-next-line react/exhaustive-deps -- only the form that the server rendered
  }, []);
  const begun =
    early?.instead === typed
      ? { typed: early.typed, choices: { ...early.choices, language: choices.language } }
      : { typed, choices };
  const plain = (
    <LetterFrame letter={written?.letter ?? null}>
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
    </LetterFrame>
  );
  if (!isInteractive) return plain;
  return (
    <Suspense
      fallback={
        <LetterFrame letter={written?.letter ?? null}>
          <SkeletonRows rows={6} />
        </LetterFrame>
      }
    >
      {/* Remounts for each person, so that no one sees what was open before. */}
      <Studio key={owner ?? ""} {...props} {...begun} />
    </Suspense>
  );
}
