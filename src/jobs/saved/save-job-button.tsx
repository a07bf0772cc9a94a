import { Bookmark } from "lucide-react";
import type { MouseEvent } from "react";
import type { ButtonLook } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { formatPay } from "../extraction/format-pay.ts";
import type { JobSummary } from "../job-summary.ts";
import { marksFormId, useJobMarks } from "./job-marks.tsx";
import { maxSavedHere } from "./saved-job.ts";
import { saveJobHere } from "./saved-jobs-store.ts";
import { useSavesInAccount } from "./saves-in-account.ts";
import { useIsSavedHere } from "./use-saved-jobs.ts";

type SaveJobButtonProps = Pick<ButtonLook, "look" | "size"> & {
  job: Pick<JobSummary, "id" | "title" | "company" | "path" | "closesAt" | "pay">;
  /** Text of the button once the job is saved. */
  savedLabel?: string;
};

/**
 * Saves a job in the account, where it works without JavaScript, or in the browser of a visitor, where it takes its room
 * from the start but shows only once it works. A job beyond the stage of saving has no button.
 */
export function SaveJobButton({
  job,
  look = "secondary",
  size = "md",
  savedLabel = "Saved",
}: SaveJobButtonProps) {
  const marks = useJobMarks();
  const changes = useSavesInAccount();
  const isSavedHere = useIsSavedHere(job.id);
  if (marks?.applied.includes(job.id)) return null;
  const isSaved = marks ? (changes.get(job.id) ?? marks.saved.includes(job.id)) : isSavedHere;
  const label = isSaved ? savedLabel : "Save job";
  const ofForm = marks && ({ form: marksFormId, name: isSaved ? "unsave" : "save", value: job.id } as const);
  return (
    <Button
      {...ofForm}
      type={marks ? "submit" : "button"}
      look={look}
      size={size}
      className="save-job"
      data-account={marks !== null || undefined}
      aria-pressed={isSaved}
      aria-label={`${label}: ${job.title} at ${job.company}`}
      onClick={(event) => (marks ? void saveByScript(event, job, !isSaved) : saveHere(job, !isSaved))}
    >
      <Icon of={Bookmark} size={size === "lg" ? "md" : "sm"} />
      <span>{label}</span>
    </Button>
  );
}

type NamedJob = SaveJobButtonProps["job"];

async function saveByScript(event: MouseEvent, job: NamedJob, save: boolean): Promise<void> {
  event.preventDefault();
  // Only people with an account load the code for it.
  const { saveInAccount } = await import("./save-in-account.ts");
  if (await saveInAccount(job.id, save)) tell(job, save, "in your saved jobs");
}

function saveHere(job: NamedJob, save: boolean): void {
  const { id, title, company, path } = job;
  const closesAt = job.closesAt?.toISOString() ?? null;
  const pay = job.pay && formatPay(job.pay, "short");
  const saved = {
    id,
    title,
    company,
    path,
    closesAt,
    savedAt: new Date().toISOString(),
    ...(pay && { pay }),
  };
  const outcome = saveJobHere(saved, save);
  if (outcome.ok) return tell(job, save, "kept in this browser");
  showToast({
    tone: "bad",
    title: "Not saved",
    message:
      outcome.reason === "full"
        ? `This browser keeps ${maxSavedHere} saved jobs. Remove some, or sign in to keep them in your account.`
        : "This browser does not let sites keep anything. Allow storage for this site and try again.",
  });
}

function tell({ title, company }: NamedJob, isSaved: boolean, where: string): void {
  const shown: Parameters<typeof showToast>[0] = {
    tone: "good",
    title: isSaved ? "Saved" : "Removed",
    message: `${title} at ${company} is ${isSaved ? where : "no longer saved"}.`,
    action: { label: "Saved jobs", to: "/saved" },
  };
  showToast(shown);
}
