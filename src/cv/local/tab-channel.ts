/** What tabs tell each other about a CV. */
export type TabMessage =
  | { kind: "saved"; cv: string; revision: number }
  | { kind: "listed" }
  /** CVs that belonged to nobody belong to an account now. */
  | { kind: "claimed"; cvs: readonly string[]; owner: string }
  /** Its kept versions are others now. */
  | { kind: "versioned"; cv: string }
  | { kind: "deleted"; cv: string };

export type TabChannel = {
  /** After `close` it tells nobody. */
  tell: (message: TabMessage) => void;
  close: () => void;
};

/** Opens the line between the tabs of this site; a tab does not hear itself. Without such lines, saves still merge. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel("cv-builder");
  let isOpen = true;
  channel.addEventListener("message", ({ data }) => hear(data as TabMessage));
  return {
    tell(message) {
      // What a page began may end after it was left; a closed channel would throw.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is the origin's own
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
