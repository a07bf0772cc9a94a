/** What open tabs of one browser tell one another. Names and addresses stay within the browser. */
export type TabMessage =
  /** Who is signed in, as this tab knows it: "" for nobody. */
  | { kind: "viewer"; mark: string }
  /** The session was given more time. */
  | { kind: "refreshed"; expiresAt: number };

export type TabChannel = { tell: (message: TabMessage) => void; close: () => void };

const name = "tabs";

/** Hears and tells the other tabs: by BroadcastChannel, or by local storage where a browser has none. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === "undefined") return openStorageChannel(hear);
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", (event: MessageEvent<TabMessage>) => hear(event.data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows only its own origin
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Writing a key tells the others; it is removed at once, so that nothing about a person stays. */
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
        // Storage may be forbidden: then a tab follows when it is looked at again.
      }
    },
    close: () => removeEventListener("storage", listen),
  };
}
