import { useEffect, useRef, type RefObject } from "react";
import { useNavigation } from "react-router";
import { fieldText } from "../../platform/forms/field-text.ts";

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
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
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
