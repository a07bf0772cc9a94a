import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

type MenuProps = {
  /** What the button around `children` says. */
  button: ReactNode;
  /** Its name, where the button holds no words. */
  buttonLabel?: string;
  buttonClassName?: string;
  /** Links, buttons and `<hr />`. */
  children: ReactNode;
};

/**
 * A list of actions behind a button. The popover is the browser's own: it closes on Escape and on a click elsewhere,
 * floats above everything, and opens without script. Arrow keys walk through the entries.
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
    // What sends a form says in its place that it is on its way.
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
