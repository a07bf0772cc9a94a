import { ArrowUpRight } from "lucide-react";
import { buttonClass, type ButtonLook } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { hasClosed } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";
import { SaveJobButton } from "../saved/save-job-button.tsx";
import { hasPage } from "./apply-note.ts";
import { applyLabel } from "./job-texts.ts";

type ApplyAndSaveProps = { job: JobDetail; size?: ButtonLook["size"]; now: Date };

/** The link to apply and the button to save a job. Once the closing date is over, the link to the advert comes last. */
export function ApplyAndSave({ job, size, now }: ApplyAndSaveProps) {
  const link = { apply: job.goneAt ? null : job.apply, size };
  return hasClosed(job, now) ? (
    <>
      <SaveJobButton job={job} size={size} />
      {hasPage(job) && (
        <ApplyLink {...link} look="secondary">
          See the original page
        </ApplyLink>
      )}
    </>
  ) : (
    <>
      <ApplyLink {...link} look="primary">
        {applyLabel(job)}
      </ApplyLink>
      <SaveJobButton job={job} size={size} />
    </>
  );
}

type ApplyLinkProps = Pick<ButtonLook, "look" | "size"> & { apply: JobDetail["apply"]; children: string };

/** Links to the place to apply: the employer's own page if known. Renders nothing when no address is known. */
function ApplyLink({ apply, look, size, children }: ApplyLinkProps) {
  if (!apply) return null;
  const opensPage = apply.to !== "email";
  return (
    <a
      className={buttonClass({ look, size })}
      href={apply.url}
      target={opensPage ? "_blank" : undefined}
      rel={apply.follow ? "noopener" : "noopener nofollow"}
      referrerPolicy="origin"
    >
      {children}
      <Icon of={ArrowUpRight} size={size === "lg" ? "md" : "sm"} />
      {opensPage && <span className="sr"> (opens in a new tab)</span>}
    </a>
  );
}
