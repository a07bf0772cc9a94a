import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { VariantJob } from "../../cv/document/cv-document.ts";
import {
  SessionProvider,
  WorkspaceProvider,
  useWorkspace,
  useWorkspaceState,
} from "../../cv/editor/session/session-context.ts";
import { useCvWorkspace } from "../../cv/editor/use-cv-workspace.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { Requirement } from "../../jobs/requirements/requirement.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { openVariant } from "./open-variant.ts";
import { TailorScreen } from "./tailor-screen.tsx";

export type TailorPageProps = {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
  job: VariantJob & { location: string | null };
  requirements: readonly Requirement[];
};

/** A variant of a CV for one job. The CVs are in the browser, so the server sends only the job. */
export function TailorPage(props: TailorPageProps) {
  return (
    <div className="app tailor">
      <Breadcrumb above={[{ name: props.job.title, path: props.job.path }]} here="Your CV for it" />
      {/* Remounts for each person, so that no one sees the CV that was open before. */}
      <OpeningCv key={props.owner ?? ""} {...props} />
    </div>
  );
}

function OpeningCv(props: TailorPageProps) {
  const { opened, hasFailed } = useCvWorkspace(props.owner);
  if (hasFailed)
    return (
      <Notice tone="bad" announce="at-once">
        Your CVs could not be opened. They are still in this browser. Close the other tabs of this site and
        reload the page.
      </Notice>
    );
  return (
    <>
      {!opened && <h1>For {props.job.title}</h1>}
      <noscript>
        <Notice>
          Tailoring needs JavaScript, because your CVs are in this browser. Without it you can{" "}
          <a className="link" href="/cv-builder">
            write a CV in the form
          </a>
          .
        </Notice>
      </noscript>
      {opened ? (
        <WorkspaceProvider value={opened.workspace}>
          <OpenVariant {...props} />
        </WorkspaceProvider>
      ) : (
        <div className="needs-script">
          <SkeletonRows rows={4} />
        </div>
      )}
    </>
  );
}

/** Opens or makes the variant, and writes its id into the address so that the page can be reloaded. */
function OpenVariant({ job, requirements }: TailorPageProps) {
  const workspace = useWorkspace();
  const { session } = useWorkspaceState();
  const navigate = useNavigate();
  const [found, setFound] = useState<"made" | "found" | "none" | null>(null);
  useEffect(() => {
    let left = false;
    async function open(): Promise<void> {
      const { id, title, company, path } = job;
      const outcome = await openVariant(workspace, { id, title, company, path });
      if (left) return;
      setFound(outcome);
      if (outcome === "none") return;
      if (outcome === "made")
        showToast({
          tone: "good",
          title: "A variant for this job",
          message: "It begins as your CV is. What you change here does not touch the master.",
        });
      const address = new URLSearchParams({ cv: workspace.read().session.id, job: id });
      await navigate(`?${address.toString()}`, { replace: true, preventScrollReset: true });
    }
    void open();
    return () => {
      left = true;
    };
  }, [workspace, job, navigate]);
  if (found === null) return <SkeletonRows rows={4} />;
  if (found === "none")
    return (
      <>
        <h1>For {job.title}</h1>
        <Notice>
          There is no CV in this browser yet.{" "}
          <Link className="link" to="/cv-builder">
            Write or import one in the builder
          </Link>
          , then come back.
        </Notice>
      </>
    );
  return (
    <SessionProvider value={session} key={session.id}>
      <TailorScreen job={job} requirements={requirements} />
    </SessionProvider>
  );
}
