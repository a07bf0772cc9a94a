import { useLayoutEffect } from "react";

/** Files cannot be set by a script. The value of a tick box does not change. */
const fields = "textarea, input:not([type=file])";

/**
 * Tells React about text that a person typed before the page was hydrated. React leaves it in the field, but not in the
 * state of a controlled field, which would be empty again with the next rendering.
 */
export function useEarlyText(): void {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
      if (field.value !== field.defaultValue) typeAgain(field);
  }, []);
}

/** React compares a field with the value that was last set on the element, and ignores events without a change. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = field.value;
  field.value = field.defaultValue;
  // The setter of the prototype, which React does not notice.
  Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
