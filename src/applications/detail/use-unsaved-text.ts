import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useBlocker } from "react-router";

/** Whether a form inside an element has text that differs from what the server sent. */
function hasUnsavedText(element: HTMLElement | null): boolean {
  const fields = element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden])",
  );
  return [...(fields ?? [])].some((field) => field.value !== field.defaultValue);
}

/**
 * Asks before a person leaves a page whose forms have unsaved text. Returns the ref for the element around the forms.
 */
export function useUnsavedText(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (hasUnsavedText(element.current)) event.preventDefault();
    }
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && hasUnsavedText(element.current),
      [],
    ),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // oxlint-disable-next-line no-alert -- the browser asks in the same way when the tab is closed
    if (window.confirm("Text on this page is not saved. Leave without saving it?")) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return element;
}
