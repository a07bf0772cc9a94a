/** A message between tabs about a CV. */
export type CvMessage =
  | { kind: "saved"; cv: string; revision: number }
  | { kind: "listed" }
  /** CVs without an owner now belong to an account. */
  | { kind: "claimed"; cvs: readonly string[]; owner: string }
  /** Its versions have changed. */
  | { kind: "versioned"; cv: string }
  | { kind: "deleted"; cv: string };

export type CvChannel = {
  /** Does nothing after `close`. */
  tell: (message: CvMessage) => void;
  close: () => void;
};

/**
 * Opens the channel between the tabs of this site. A tab does not receive its own messages. Saves are still merged in
 * browsers without BroadcastChannel.
 */
export function openCvChannel(hear: (message: CvMessage) => void): CvChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel("cv-builder");
  let isOpen = true;
  channel.addEventListener("message", ({ data }) => hear(data as CvMessage));
  return {
    tell(message) {
      // Work that a page started may finish after the page was left, and a closed channel would throw.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is the origin's own
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
