import { useEffect, useSyncExternalStore, type ComponentType } from "react";
import type { RichEditorProps } from "./rich-editor.tsx";

type RichEditor = ComponentType<RichEditorProps>;

let editor: RichEditor | null = null;
const listeners = new Set<() => void>();

/** Fetches the editor of long texts. Until it is there, or without a connection, the fields are text areas. */
export async function loadRichEditor(): Promise<void> {
  const module = await import("./rich-editor.tsx");
  editor = module.default;
  for (const listener of listeners) listener();
}

/** Returns the editor once it is loaded. It is fetched when a person begins to use the page. */
export function useRichEditor(): RichEditor | null {
  useEffect(() => {
    if (editor) return undefined;
    const load = () => void loadRichEditor().catch(() => undefined);
    const kinds = ["pointerdown", "keydown", "focusin"] as const;
    for (const kind of kinds) addEventListener(kind, load);
    const stop = () => {
      for (const kind of kinds) removeEventListener(kind, load);
    };
    listeners.add(stop);
    return () => {
      stop();
      listeners.delete(stop);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => editor);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
