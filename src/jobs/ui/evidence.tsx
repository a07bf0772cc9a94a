import { useId, useRef, type PointerEvent, type ReactNode } from "react";
import type { Evidence } from "../posting.ts";

type StatedProps = {
  /** The words that the fact was read from. Without them, only the fact is shown. */
  evidence: Evidence | null | undefined;
  /** The fact. */
  children: ReactNode;
};

/** Milliseconds in which the pointer can move from the fact to its words. */
const grace = 150;

/**
 * A fact whose words in the advert show on hover, focus, click or tap. It uses the browser's popover, which closes on
 * Escape and on a click elsewhere, and opens by a click without JavaScript.
 */
export function StatedFact({ evidence, children }: StatedProps) {
  return evidence ? <Quoted evidence={evidence}>{children}</Quoted> : children;
}

function Quoted({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(leaving.current);
    // Opened by its button, the popover is placed next to it. `showPopover` would not say where.
    if (words.current?.matches(":popover-open") === false) button.current?.click();
  };
  const hide = () => {
    if (words.current?.matches(":popover-open")) words.current.hidePopover();
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") show();
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") leaving.current = setTimeout(hide, grace);
  };

  return (
    <span className="ev" onPointerEnter={enter} onPointerLeave={leave}>
      <button
        type="button"
        ref={button}
        popoverTarget={id}
        popoverTargetAction="show"
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && show()}
        onBlur={hide}
      >
        {children}
        <span className="sr">, quote</span>
      </button>
      <span className="ev-pop" id={id} ref={words} popover="auto">
        <span className="ev-from">{evidenceSourceText(evidence)}</span>
        <q>{evidence.text}</q>
        {evidence.assumed && <span className="ev-from">{assumedText(evidence.assumed)}</span>}
      </span>
    </span>
  );
}

/** Says where the words are: in the description, the title or a field that the source fills in. */
function evidenceSourceText(evidence: Evidence): string {
  if (evidence.from === "description") return "From the advert";
  if (evidence.from === "title") return "From the title";
  return "From a field of its source";
}

/** Says which parts of pay the words do not state. */
function assumedText(parts: NonNullable<Evidence["assumed"]>): string {
  const missing = parts.map((part) => `no ${part}`).join(" and ");
  return `The advert states ${missing}. The operator of this site filled in what it leaves out, for the whole file.`;
}
