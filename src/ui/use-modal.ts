import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Opens a dialog above the page. It is closed before React removes it, because the browser gives the focus back to
 * where it was only when a dialog closes.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  return ref;
}
