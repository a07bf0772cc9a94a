/** Messages between the open tabs of one browser. Names and addresses stay within the browser. */
export type TabMessage =
  /** The signed-in person, as this tab knows it, or "" for a visitor. */
  | { kind: "viewer"; mark: string }
  /** The session was extended. */
  | { kind: "refreshed"; expiresAt: number };

export type TabChannel = { tell: (message: TabMessage) => void; close: () => void };

const name = "tabs";

/** Connects this tab with the others, by BroadcastChannel or, in a browser without it, by local storage. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === "undefined") return openStorageChannel(hear);
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", (event: MessageEvent<TabMessage>) => hear(event.data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows only its own origin
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Sends messages by writing a key. The key is removed immediately, so that no personal data remains. */
function openStorageChannel(hear: (message: TabMessage) => void): TabChannel {
  const listen = (event: StorageEvent) => {
    if (event.key === name && event.newValue !== null) hear(JSON.parse(event.newValue) as TabMessage);
  };
  addEventListener("storage", listen);
  return {
    tell(message) {
      try {
        localStorage.setItem(name, JSON.stringify(message));
        localStorage.removeItem(name);
      } catch {
        // Storage may be blocked. The other tabs then update when they become visible again.
      }
    },
    close: () => removeEventListener("storage", listen),
  };
}
