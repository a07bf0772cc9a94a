import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useBlocker, useNavigation } from "react-router";
import { fieldText } from "../../platform/forms/field-text.ts";

/**
 * Guards the forms of a page: asks before a person leaves unsaved text, and keeps the focus on the button that sent a
 * form. Returns the ref for the element around the forms.
 */
export function usePageForms(): RefObject<HTMLDivElement | null> {
  const element = useUnsavedText();
  useKeptFocus(element);
  return element;
}

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
function useUnsavedText(): RefObject<HTMLDivElement | null> {
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

/** Names a button by its form and its text, which stay the same when React replaces the form. */
function nameOf(button: HTMLButtonElement): string {
  const fields = new FormData(button.form ?? undefined);
  return [fieldText(fields, "do"), fieldText(fields, "id"), button.textContent].join("|");
}

const isFolded = (one: Element): boolean => one.closest("details:not([open]) > :not(summary)") !== null;

/**
 * Keeps the focus on the button that sent a form inside an element. After saving, React replaces the form, and the focus is
 * lost. If the button is folded away by then, its fold gets the focus.
 */
function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  const { state } = useNavigation();
  const pressed = useRef<{ section: string; name: string } | null>(null);

  useEffect(() => {
    const within = element.current;
    function remember({ submitter }: SubmitEvent) {
      const section = submitter?.closest("section")?.id;
      pressed.current =
        submitter instanceof HTMLButtonElement && section ? { section, name: nameOf(submitter) } : null;
    }
    within?.addEventListener("submit", remember);
    return () => within?.removeEventListener("submit", remember);
  }, [element]);

  useEffect(() => {
    if (state !== "idle" || !pressed.current) return;
    const { section, name } = pressed.current;
    pressed.current = null;
    const button = [
      ...(element.current?.querySelectorAll<HTMLButtonElement>(`#${section} form button`) ?? []),
    ].find((one) => nameOf(one) === name);
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || isFolded(focused);
    if (!isLost) return;
    const folds = element.current?.querySelectorAll<HTMLElement>(`#${section} > details > summary`);
    (button && !isFolded(button) ? button : [...(folds ?? [])].at(-1))?.focus();
  }, [element, state]);
}
