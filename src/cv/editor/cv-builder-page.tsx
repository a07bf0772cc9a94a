import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { settleAccount } from "../sync/settle-account.ts";
import { EditorScreen } from "./editor-screen.tsx";
import { browserWorld } from "./session/browser-world.ts";
import { openCvDesk, type CvDesk } from "./session/cv-desk.ts";
import { DeskProvider, useDeskState } from "./session/desk-context.ts";
import { SessionProvider } from "./session/session-context.ts";
import { TipCards } from "./tip-cards.tsx";

/** The CV builder. What it edits lives in the browser, so the server sends the frame and the browser fills it. */
export function CvBuilderPage({ isSignedIn }: { isSignedIn: boolean }) {
  const desk = useOpenDesk(isSignedIn);
  return (
    <div className="app cv-builder">
      {desk ? (
        <DeskProvider value={desk}>
          <OpenCv />
        </DeskProvider>
      ) : (
        <WaitingCv />
      )}
      <TipCards />
    </div>
  );
}

function OpenCv() {
  const { session } = useDeskState();
  return (
    <SessionProvider value={session} key={session.id}>
      <EditorScreen />
    </SessionProvider>
  );
}

function WaitingCv() {
  return (
    <>
      <header className="app-head">
        <h1>CV Builder</h1>
      </header>
      <div className="needs-script">
        <SkeletonRows rows={4} />
      </div>
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
    const putAside = () => opened?.read().session.putAside();
    const hidden = () => document.visibilityState === "hidden" && putAside();
    addEventListener("pagehide", putAside);
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
      removeEventListener("pagehide", putAside);
      document.removeEventListener("visibilitychange", hidden);
      endExchange?.();
      opened?.close();
    };
  }, [wanted, isSignedIn]);
  return desk;
}
