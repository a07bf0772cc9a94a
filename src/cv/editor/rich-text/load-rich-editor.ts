import type { ComponentType } from "react";
import { createStore } from "../../../ui/store/store.ts";
import { useStore } from "../../../ui/store/use-store.ts";
import type { RichEditorProps } from "./rich-editor.tsx";

let isPressed = false;

const waiting: (() => void)[] = [];

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

/** Begins to notice whether a mouse button, pen or finger is down. Calling it again has no effect. */
function watchPointer(): void {
  addEventListener("pointerdown", press, { capture: true });
  // Some systems send no "pointerup" after a context menu. The next key tells that the press is over.
  for (const kind of ["pointerup", "pointercancel", "keydown"])
    addEventListener(kind, release, { capture: true });
}

/** Resolves when no pointer is pressed: at once, or after the click that ends the press. */
function pointerReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  for (const resolve of waiting.splice(0)) setTimeout(resolve);
}
