import { ArrowUpRight } from "lucide-react";
import { buttonClass, type ButtonLook } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { hasClosed } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";
import { applyLabel } from "./job-texts.ts";

type ApplyLinkProps = { job: JobDetail; size?: ButtonLook["size"]; now: Date };

/**
 * Links to the place to apply: the employer's own page if known. Renders nothing when no address is known, or when the
 * closing date is over.
 */
export function ApplyLink({ job, size, now }: ApplyLinkProps) {
  if (!job.apply || job.goneAt || hasClosed(job, now)) return null;
  const opensPage = job.apply.to !== "email";
  return (
    <a
      className={buttonClass({ look: "primary", size })}
      href={job.apply.url}
      target={opensPage ? "_blank" : undefined}
      rel={job.apply.follow ? "noopener" : "noopener nofollow"}
      referrerPolicy="origin"
    >
      {applyLabel(job)}
      <Icon of={ArrowUpRight} size={size === "lg" ? "md" : "sm"} />
      {opensPage && <span className="sr"> (opens in a new tab)</span>}
    </a>
  );
}
