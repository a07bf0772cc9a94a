import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** A question: "Delete this CV?" */
  title: string;
  /** Says what is lost and what is kept. */
  children: ReactNode;
  /** Buttons that repeat the verb of the question, the harmless one first. */
  actions: ReactNode;
  /** Takes the width of a page, for a choice among many. */
  wide?: boolean;
};

/** A question that the user must answer before continuing. The native element traps the focus and restores it. */
export function Dialog({ open, onClose, title, children, actions, wide = false }: DialogProps) {
  const dialog = useModal(open);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="muted">{children}</div>
      <footer>{actions}</footer>
    </dialog>
  );
}
