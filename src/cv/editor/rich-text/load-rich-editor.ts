import type { ComponentType } from "react";
import { createStore } from "../../../ui/store/store.ts";
import { useStore } from "../../../ui/store/use-store.ts";
import { pointerReleased, watchPointer } from "./pointer-released.ts";
import type { RichEditorProps } from "./rich-editor.tsx";

const editor = createStore<ComponentType<RichEditorProps> | null>(null, () => {
  watchPointer();
  // Adding the same function again has no effect.
  if (!editor.read()) for (const kind of beginnings) addEventListener(kind, begin);
  return undefined;
});
/** With these a person begins to use the page. */
const beginnings = ["pointerdown", "keydown", "focusin"];

/**
 * Fetches the editor of long texts. Until it is there, or without a connection, the fields are text areas. The editor has
 * another height than the text area, so it waits until no pointer is pressed: a dragged row or a button would move away.
 */
export async function loadRichEditor(): Promise<void> {
  const { RichEditor } = await import("./rich-editor.tsx");
  await pointerReleased();
  editor.set(RichEditor);
}

/** Returns the editor once it is loaded. It is fetched when a person begins to use the page. */
export function useRichEditor(): ComponentType<RichEditorProps> | null {
  return useStore(editor);
}

function begin(): void {
  for (const kind of beginnings) removeEventListener(kind, begin);
  loadRichEditor().catch(() => {
    for (const kind of beginnings) addEventListener(kind, begin);
  });
}
