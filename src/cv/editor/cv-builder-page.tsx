import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { newCvDocument } from "../document/new-cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { EditorScreen } from "./editor-screen.tsx";
import { PlainBuilder } from "./no-js/plain-builder.tsx";
import type { PlainFormResult } from "./no-js/read-plain-form.ts";
import { useCvWorkspace, type OpenedWorkspace } from "./use-cv-workspace.ts";
import { SessionProvider, WorkspaceProvider, useWorkspaceState } from "./session/session-context.ts";

const cards = [
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

type CvBuilderPageProps = {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
  /** The data sent by the form without JavaScript. */
  plain: PlainFormResult | undefined;
};

/** The CV builder. The CVs are in the browser, so the server sends only the frame and the browser fills it. */
export function CvBuilderPage(props: CvBuilderPageProps) {
  const [tries, setTries] = useState(0);
  return (
    <div className="app cv-builder">
      {/* Remounts for each person, so that no one sees what was open before. */}
      <OpeningCvs key={`${props.owner ?? ""} ${tries}`} {...props} onTryAgain={() => setTries(tries + 1)} />
      <TipCards />
    </div>
  );
}

function OpeningCvs({ owner, plain, onTryAgain }: CvBuilderPageProps & { onTryAgain: () => void }) {
  const { opened, hasFailed } = useCvWorkspace(owner);
  if (!opened) return hasFailed ? <UnopenedCvs onTryAgain={onTryAgain} /> : <WaitingCv plain={plain} />;
  return (
    <WorkspaceProvider value={opened.workspace}>
      <OpenCv account={opened.account} />
    </WorkspaceProvider>
  );
}

/** Its ids are never used, since the form without JavaScript names rows by number. */
const emptyCv = newCvDocument(() => "new");

function OpenCv({ account }: Pick<OpenedWorkspace, "account">) {
  const { session } = useWorkspaceState();
  return (
    <>
      <SessionProvider value={session} key={session.id}>
        <EditorScreen notices={account && <account.SyncNotices />} />
      </SessionProvider>
      {account && <account.ClaimDialog />}
    </>
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
      {/* A browser with JavaScript never renders it, so the bundle leaves the form out. */}
      <noscript>{import.meta.env.SSR && <PlainBuilder sent={plain} begun={emptyCv} />}</noscript>
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

/** Three tip cards below the builder. */
function TipCards() {
  return (
    <div className="cv-tips">
      {cards.map(({ title, text }) => (
        <article key={title}>
          <h2 className="h-card">{title}</h2>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
