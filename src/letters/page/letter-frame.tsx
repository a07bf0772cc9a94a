import type { ReactNode } from "react";
import { Link } from "react-router";
import { ToolHead } from "../../ui/tool-head.tsx";
import { cvNameForJob } from "../../match/tailor/tailored-title.ts";
import type { Letter } from "../letter.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

/** The head that all states of the page share. */
export function LetterFrame({
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
        title="Cover Letter Generator"
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
