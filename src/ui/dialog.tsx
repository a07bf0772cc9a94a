import { useEffect, useId, useRef, type ReactNode } from "react";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Asks the question: "Delete this CV?" */
  title: string;
  /** What is lost and what stays. */
  children: ReactNode;
  /** Buttons that repeat the verb, the harmless one first. */
  actions: ReactNode;
};

/** A question that has to be answered before going on. The native element keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <div className="muted">{children}</div>
      <footer>{actions}</footer>
    </dialog>
  );
}
