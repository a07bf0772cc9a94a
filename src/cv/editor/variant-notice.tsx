import type { ReactNode } from "react";
import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import type { Variant } from "../document/cv-document.ts";
import { useCvSession } from "./session/session-context.ts";
import { useFollowMaster } from "./session/use-follow-master.ts";

/** Says that the open CV is a variant, and leads to its job, its differences and its master. */
export function VariantNotice({ variant: { job } }: { variant: Variant }): ReactNode {
  const { id } = useCvSession();
  const { master, conflicts } = useFollowMaster();
  const address = `/cv-builder/tailor?cv=${encodeURIComponent(id)}&job=${encodeURIComponent(job.id)}`;
  return (
    <Notice>
      This CV is a variant for{" "}
      <Link className="link" to={job.path}>
        {job.title}, {job.company}
      </Link>
      . {master && master !== "gone" && <>Changes of its master “{master.title}” are taken over. </>}
      {master === "gone" && "Its master is not in this browser any more. "}
      {conflicts.length > 0 && "You changed the same text in both. "}
      <Link className="link" to={address}>
        {conflicts.length > 0 ? "Decide" : "See what differs"}
      </Link>
    </Notice>
  );
}
