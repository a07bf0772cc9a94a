import type { ReactNode } from "react";
import { Link } from "react-router";
import { ToolHead } from "../../ui/tool-head.tsx";
import { cvNameForJob } from "../../matching/tailor/tailored-title.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { SavedJobOption } from "../../jobs/saved/saved-job-choice.tsx";
import type { LetterAdvert } from "../letter-advert.ts";
import type { Letter } from "../letter.ts";
import type { StartFormProps } from "./start-form.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

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

/** The head that all states of the page share. */
export function LetterLayout({
  letter,
  actions,
  children,
}: {
  letter: Letter | null;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const job = letter && [letter.job.title, letter.job.company].filter(Boolean).join(", ");
  const cv = letter && cvNameForJob(letter.cv, letter.job);
  return (
    <div className="app letters">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="Cover Letter Generator" />
      <ToolHead
        title={letter ? `Letter for ${letter.job.title}` : "Cover Letter Generator"}
        lead={
          letter ? (
            <>
              {letter.job.path ? (
                <Link className="link" to={letter.job.path}>
                  {job}
                </Link>
              ) : (
                <b>{job}</b>
              )}{" "}
              from <b>{cv}</b>
            </>
          ) : (
            "A letter from your CV and one advert, with the source of every sentence."
          )
        }
      >
        {actions}
      </ToolHead>
      {children}
    </div>
  );
}
