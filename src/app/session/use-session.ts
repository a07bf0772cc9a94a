import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "../../ui/toast/toast-store.ts";
import { checkEvery, createSessionKeeper, type RefreshResult } from "./session-keeper.ts";
import type { SignedIn } from "./signed-in.ts";
import { openTabChannel, type TabChannel } from "./tab-channel.ts";

const signedOut = { title: "Signed out", message: "You have been signed out successfully" };
const ended = { title: "Signed out", message: "Your session has ended. Sign in again to continue." };

/**
 * Keeps a page in step with the session: refreshes the session before it ends, and asks the server again when another
 * tab reports a change. A page that needs an account is then redirected to the sign-in page.
 *
 * @param viewer null for a visitor, undefined if the page could not be loaded
 * @param arrived whether the page came with a toast of its own that says what happened
 */
export function useSession(viewer: SignedIn | null | undefined, arrived: boolean): void {
  const { revalidate } = useRevalidator();
  const mark = viewer === undefined ? null : viewer ? `${viewer.email} ${viewer.name}` : "";
  const id = viewer?.id ?? null;
  const latest = useRef({ mark, id, revalidate });
  useEffect(() => {
    latest.current = { mark, id, revalidate };
  });
  const channel = useRef<TabChannel>(null);
  const keeper = useRef<ReturnType<typeof createSessionKeeper>>(null);
  const hasEnded = useRef(false);

  useEffect(() => {
    const askServer = () => void latest.current.revalidate();
    const tabs = openTabChannel((message) => {
      if (message.kind === "refreshed") keeping.know(message.expiresAt);
      else if (message.mark !== latest.current.mark) askServer();
    });
    const keeping = createSessionKeeper({
      now: Date.now,
      refresh: askForMoreTime,
      onRefreshed: (expiresAt) => tabs.tell({ kind: "refreshed", expiresAt }),
      onGone() {
        hasEnded.current = true;
        askServer();
      },
    });
    channel.current = tabs;
    keeper.current = keeping;
    // Checked first, because a page that reloads while the server is unreachable would show an error.
    const compare = async () => {
      const now = await askWhoIsSignedIn();
      if (now !== undefined && now !== latest.current.id) askServer();
    };
    // A session may end in another browser, and phones suspend pages in the background, so messages of other tabs are lost.
    const lookAgain = () => {
      if (document.visibilityState === "hidden") return;
      void keeping.check();
      if (latest.current.mark) void compare();
    };
    const timer = setInterval(lookAgain, checkEvery);
    const wakeUp = (event: PageTransitionEvent) => {
      if (event.persisted) void compare();
    };
    document.addEventListener("visibilitychange", lookAgain);
    addEventListener("focus", lookAgain);
    addEventListener("pageshow", wakeUp);
    return () => {
      clearInterval(timer);
      tabs.close();
      document.removeEventListener("visibilitychange", lookAgain);
      removeEventListener("focus", lookAgain);
      removeEventListener("pageshow", wakeUp);
    };
  }, []);

  const expiresAt = viewer?.expiresAt ?? null;
  const serverTime = viewer?.now ?? 0;
  useEffect(() => {
    // Converted to this browser's clock, which may be wrong.
    keeper.current?.know(expiresAt === null ? null : expiresAt - serverTime + Date.now());
  }, [expiresAt, serverTime]);

  const before = useRef(mark);
  useEffect(() => {
    if (mark === null) return;
    channel.current?.tell({ kind: "viewer", mark });
    if (before.current && !mark && !arrived) {
      showToast({ tone: "good", ...(hasEnded.current ? ended : signedOut) });
    }
    if (before.current && before.current !== mark) void removeCvs(id);
    before.current = mark;
    hasEnded.current = false;
  }, [mark, arrived, id]);
}

/**
 * Removes or hides the CVs and letters of other accounts in this browser, and forgets the practice of questions.
 *
 * @param owner the account that is signed in now; null for a visitor, because the next person may be somebody else
 */
async function removeCvs(owner: string | null): Promise<void> {
  const { removeOtherAccounts } = await import("../../documents/local/remove-other-accounts.ts");
  const { forgetPractice } = await import("../../tools/questions/practice.ts");
  forgetPractice();
  const { forgetDrafts } = await import("../../tools/coach/history/answer-drafts.ts");
  forgetDrafts();
  await Promise.all([removeOtherAccounts(owner), deleteOfflinePage()]);
}

/** Forgets the kept page of the builder, which names the person who was signed in. */
async function deleteOfflinePage(): Promise<void> {
  if (typeof caches === "undefined") return;
  const cache = await caches.open("cv-builder");
  await cache.delete("/cv-builder");
}

/**
 * Asks the server who is signed in. Returns an id, null for a visitor, or undefined if the server cannot be reached.
 */
async function askWhoIsSignedIn(): Promise<string | null | undefined> {
  try {
    const answer = await fetch("/api/session");
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { id: string | null }).id;
  } catch {
    return undefined;
  }
}

/** Asks the server to extend the session of this browser. */
async function askForMoreTime(): Promise<RefreshResult> {
  try {
    const answer = await fetch("/api/session/refresh", { method: "POST" });
    if (answer.status === 401) return { kind: "gone" };
    if (!answer.ok) return { kind: "unreachable" };
    const { expiresAt, now } = (await answer.json()) as { expiresAt: string; now: string };
    const left = Date.parse(expiresAt) - Date.parse(now);
    return { kind: "refreshed", expiresAt: Date.now() + left };
  } catch {
    return { kind: "unreachable" };
  }
}
