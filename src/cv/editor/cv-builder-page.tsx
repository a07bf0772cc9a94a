import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { newCvDocument } from "../document/new-cv-document.ts";
import { settleAccount } from "../sync/settle-account.ts";
import { EditorScreen } from "./editor-screen.tsx";
import { PlainBuilder } from "./plain/plain-builder.tsx";
import type { PlainReading } from "./plain/read-plain-form.ts";
import { browserWorld } from "./session/browser-world.ts";
import { openCvDesk, type CvDesk } from "./session/cv-desk.ts";
import { DeskProvider, useDeskState } from "./session/desk-context.ts";
import { SessionProvider } from "./session/session-context.ts";
import { TipCards } from "./tip-cards.tsx";

type CvBuilderPageProps = {
  isSignedIn: boolean;
  /** What the form without script sent. */
  plain: PlainReading | undefined;
};

/** The CV builder. What it edits lives in the browser, so the server sends the frame and the browser fills it. */
export function CvBuilderPage({ isSignedIn, plain }: CvBuilderPageProps) {
  const desk = useOpenDesk(isSignedIn);
  return (
    <div className="app cv-builder">
      {desk ? (
        <DeskProvider value={desk}>
          <OpenCv />
        </DeskProvider>
      ) : (
        <WaitingCv plain={plain} />
      )}
      <TipCards />
    </div>
  );
}

/** Its ids are never used: the form without script names rows by their number. */
const emptyCv = newCvDocument(() => "new");

function OpenCv() {
  const { session } = useDeskState();
  return (
    <SessionProvider value={session} key={session.id}>
      <EditorScreen />
    </SessionProvider>
  );
}

function WaitingCv({ plain }: { plain: PlainReading | undefined }) {
  return (
    <>
      <header className="app-head">
        <h1>CV Builder</h1>
      </header>
      <div className="needs-script">
        <SkeletonRows rows={4} />
      </div>
      <noscript>
        <PlainBuilder sent={plain} begun={emptyCv} />
      </noscript>
    </>
  );
}

/** Opens the CVs of this browser; null until they are there. */
function useOpenDesk(isSignedIn: boolean): CvDesk | null {
  const [desk, setDesk] = useState<CvDesk | null>(null);
  const [parameters] = useSearchParams();
  const [wanted] = useState(() => parameters.get("cv"));
  useEffect(() => {
    let opened: CvDesk | null = null;
    let endExchange: (() => void) | null = null;
    let left = false;
    const saveNow = () => opened?.read().session.saveNow();
    const hidden = () => document.visibilityState === "hidden" && saveNow();
    addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", hidden);
    async function openDesk(): Promise<void> {
      endExchange = await settleAccount(browserWorld, isSignedIn);
      if (left) return endExchange();
      opened = await openCvDesk(browserWorld, wanted);
      if (left) return opened.close();
      setDesk(opened);
    }
    void openDesk();
    return () => {
      left = true;
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", hidden);
      endExchange?.();
      opened?.close();
    };
  }, [wanted, isSignedIn]);
  return desk;
}
