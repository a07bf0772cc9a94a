/** What tabs tell each other about a CV. */
export type TabMessage =
  | { kind: "saved"; cv: string; revision: number }
  | { kind: "listed" }
  /** Its kept versions are others now. */
  | { kind: "versioned"; cv: string }
  | { kind: "deleted"; cv: string };

export type TabChannel = { tell: (message: TabMessage) => void; close: () => void };

/** Opens the line between the tabs of this site; a tab does not hear itself. Without such lines, saves still merge. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel("cv-builder");
  channel.addEventListener("message", ({ data }) => hear(data as TabMessage));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is the origin's own
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
