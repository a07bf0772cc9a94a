import { Bookmark } from "lucide-react";
import type { ButtonLook } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { JobSummary } from "../job-summary.ts";
import { toggleSavedJob } from "./saved-jobs-store.ts";
import { useSavedJobs } from "./use-saved-jobs.ts";

type SaveJobButtonProps = Pick<ButtonLook, "look" | "size"> & {
  job: Pick<JobSummary, "id" | "title" | "company" | "path">;
  /** Text of the button once the job is saved. */
  savedLabel?: string;
};

/** Keeps a job in this browser. Takes its room from the start, but shows only once it works: nothing here is inert. */
export function SaveJobButton({
  job,
  look = "secondary",
  size = "md",
  savedLabel = "Saved",
}: SaveJobButtonProps) {
  const saved = useSavedJobs();
  const isSaved = saved?.some(({ id }) => id === job.id) ?? false;
  const label = isSaved ? savedLabel : "Save job";
  return (
    <Button
      type="button"
      look={look}
      size={size}
      className="save-job"
      data-ready={saved !== null || undefined}
      aria-pressed={isSaved}
      aria-label={`${label}: ${job.title} at ${job.company}`}
      onClick={() => toggle(job)}
    >
      <Icon of={Bookmark} size={size === "lg" ? "md" : "sm"} />
      <span>{label}</span>
    </Button>
  );
}

function toggle({ id, title, company, path }: SaveJobButtonProps["job"]): void {
  const outcome = toggleSavedJob({ id, title, company, path, savedAt: new Date().toISOString() });
  const action = { label: "Saved jobs", to: "/saved" };
  if (!outcome.ok) {
    showToast({
      tone: "bad",
      title: "Not saved",
      message: "This browser does not let sites keep anything. Allow storage for this site and try again.",
    });
  } else if (outcome.isSaved) {
    showToast({
      tone: "good",
      title: "Saved",
      message: `${title} at ${company} is kept in this browser.`,
      action,
    });
  } else {
    showToast({
      tone: "good",
      title: "Removed",
      message: `${title} at ${company} is no longer saved.`,
      action,
    });
  }
}
