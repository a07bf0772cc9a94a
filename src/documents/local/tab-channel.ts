/** A message between tabs about documents of one kind. */
export type DocumentMessage =
  | { kind: "saved"; id: string; revision: number }
  | { kind: "listed" }
  /** Documents without an owner now belong to an account. */
  | { kind: "claimed"; ids: readonly string[]; owner: string }
  /** Its versions have changed. */
  | { kind: "versioned"; id: string }
  | { kind: "deleted"; id: string };

export type DocumentChannel = {
  /** Does nothing after `close`. */
  tell: (message: DocumentMessage) => void;
  close: () => void;
};

/**
 * Opens the channel between the tabs of this site for one kind of document. A tab does not receive its own messages.
 * Saves are still merged in browsers without BroadcastChannel.
 *
 * @param kind the name of the kind
 */
export function openDocumentChannel(kind: string, hear: (message: DocumentMessage) => void): DocumentChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`documents/${kind}`);
  let isOpen = true;
  channel.addEventListener("message", ({ data }) => hear(data as DocumentMessage));
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
