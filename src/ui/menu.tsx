import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

type MenuProps = {
  /** The content of the button. */
  button: ReactNode;
  /** The accessible name of the button, if it has no text. */
  buttonLabel?: string;
  buttonClassName?: string;
  /** The entries: links, buttons and `<hr />`. */
  children: ReactNode;
};

/**
 * A list of actions that a button opens. It uses the browser's popover, which closes on Escape and on a click
 * elsewhere, is above everything else, and opens without JavaScript. Arrow keys move between the entries.
 */
export function Menu({ button, buttonLabel, buttonClassName, children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next =
      at === -1 && step === -1 ? entries.length - 1 : (at + step + entries.length) % entries.length;
    entries[next]?.focus();
  }

  function closeAfterChoice(event: MouseEvent) {
    const target = event.target as Element;
    // A button of a form stays visible, because it shows that the form is being sent.
    if (menu.current?.contains(target) && !target.closest("form")) menu.current.hidePopover();
  }

  return (
    <div role="presentation" onKeyDown={walk} onClick={closeAfterChoice}>
      <button type="button" popoverTarget={id} className={buttonClassName} aria-label={buttonLabel}>
        {button}
      </button>
      <div className="menu" id={id} ref={menu} popover="auto">
        {children}
      </div>
    </div>
  );
}
