import { useState } from "react";
import { data, useRouteLoaderData } from "react-router";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { EditorScreen } from "../editor/editor-screen.tsx";
import { PlainBuilder } from "../editor/no-js/plain-builder.tsx";
import type { PlainFormResult } from "../editor/no-js/plain-form.ts";
import { readPlainForm } from "../editor/no-js/read-plain-form.server.ts";
import { SessionProvider, WorkspaceProvider, useWorkspaceState } from "../editor/session/session-context.ts";
import { useCvWorkspace, type OpenedWorkspace } from "../editor/use-cv-workspace.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { useModelAccess } from "../../ai/routes/use-model-access.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { otherParts, readSentCv } from "./read-sent-cv.server.ts";
import type { Route } from "./+types/cv-builder";
import "../cv.css";

export const handle: PageHandle = { listed: "sitemap" };

/**
 * Handles the form without JavaScript: shows it again, with a button for the PDF or with the errors. A file fills it in.
 * Nothing is stored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.has("file")) {
    const { result, status } = await readSentCv(form, context.get(servicesContext), request.signal);
    return data(withOthers(result), { status, headers: { "Cache-Control": "no-store" } });
  }
  const result = readPlainForm(form, () => crypto.randomUUID());
  return data(withOthers(result), { status: result.isReady || result.isAdding ? 200 : 422 });
}

const withOthers = (result: PlainFormResult): PlainFormResult => ({
  ...result,
  others: otherParts(result.document),
});

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "CV Builder",
    description:
      "Write a CV that people and applicant-tracking systems can read, and see its real pages as you type. No account needed.",
    keywords: ["CV builder", "resume builder", "CV template", "ATS"],
    keepParameters: [],
  });

/** The CV builder. The CVs are in the browser, so the server sends only the frame and the browser fills it. */
export default function CvBuilder({ actionData }: Route.ComponentProps) {
  const owner = useRouteLoaderData<typeof rootLoader>("root")?.viewer?.id ?? null;
  const [tries, setTries] = useState(0);
  return (
    <ModelContext value={useModelAccess()}>
      <div className="app cv-builder">
        {/* Remounts for each person, so that no one sees what was open before. */}
        <OpeningCvs
          key={`${owner ?? ""} ${tries}`}
          owner={owner}
          plain={actionData}
          onTryAgain={() => setTries(tries + 1)}
        />
        <TipCards />
      </div>
    </ModelContext>
  );
}

type OpeningProps = {
  owner: Owner;
  /** The data sent by the form without JavaScript. */
  plain: PlainFormResult | undefined;
  onTryAgain: () => void;
};

function OpeningCvs({ owner, plain, onTryAgain }: OpeningProps) {
  const { opened, hasFailed } = useCvWorkspace(owner);
  if (!opened) return hasFailed ? <UnopenedCvs onTryAgain={onTryAgain} /> : <WaitingCv plain={plain} />;
  return (
    <WorkspaceProvider value={opened.workspace}>
      <OpenCv account={opened.account} />
    </WorkspaceProvider>
  );
}

function OpenCv({ account }: Pick<OpenedWorkspace, "account">) {
  const { session } = useWorkspaceState();
  return (
    <SessionProvider value={session} key={session.id}>
      <EditorScreen notices={account && <account.SyncNotices />} />
    </SessionProvider>
  );
}

function WaitingCv({ plain }: { plain: PlainFormResult | undefined }) {
  return (
    <>
      <header className="app-head">
        <h1>CV Builder</h1>
      </header>
      <div className="needs-script">
        <SkeletonRows rows={4} />
      </div>
      {/* A browser with JavaScript never renders it, so the bundle leaves the form out. It names rows by number, not by id. */}
      <noscript>
        {import.meta.env.SSR && <PlainBuilder sent={plain} begun={newCvDocument(() => "new")} />}
      </noscript>
    </>
  );
}

function UnopenedCvs({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <header className="app-head">
        <h1>CV Builder</h1>
      </header>
      <div className="cv-notices">
        <Notice tone="bad" announce="at-once">
          <p>
            Your CVs could not be opened. They are still in this browser. Try again; if that does not help,
            close the other tabs of this site and reload the page.
          </p>
          <p className="cluster">
            <Button size="sm" onClick={onTryAgain}>
              Try again
            </Button>
          </p>
        </Notice>
      </div>
    </>
  );
}

const tipCards = [
  {
    title: "Use their words",
    text: "If the advert says “forecasting” and you say “projections”, a person understands. Software may not.",
  },
  {
    title: "Show what changed",
    text: "“Cut late departures by 11%” travels further than “passionate about punctuality”.",
  },
  {
    title: "One page, then stop",
    text: "Under ten years of work, one page is usually enough. Put your strongest line in the top third.",
  },
];

/** Three tip cards below the builder. */
function TipCards() {
  return (
    <div className="cv-tips">
      {tipCards.map(({ title, text }) => (
        <article key={title}>
          <h2 className="h-card">{title}</h2>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
