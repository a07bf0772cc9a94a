import { X, type LucideIcon } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { documentLimits } from "../../../document/document-limits.ts";
import { endsItem } from "../../../sections/split-list.ts";
import { skillsIn } from "../../../edit/split-skills.ts";

type ChipItem = {
  key: string;
  label: string;
  isHidden?: boolean;
  isOpen?: boolean;
  isMarked?: boolean;
  /** What its small button does, if it does not remove the chip. */
  remove?: { verb: string; icon: LucideIcon };
};

type ChipBoxProps = {
  /** Names the input: "Skill". */
  label: string;
  items: readonly ChipItem[];
  /** The text in the input. */
  text: string;
  /** The field that the input writes to. */
  address?: string;
  /** A finished text becomes one or more chips. */
  onType: (text: string, isFinished: boolean) => void;
  /** Opens a chip for editing. */
  onOpen?: (index: number) => void;
  onRemove: (index: number) => void;
  onMove: (index: number, to: number) => void;
};

/**
 * A list of short texts with an input at its end. Enter and a comma finish a text, and a pasted list gives several. The
 * chips are one tab stop: arrow keys go from chip to chip, with Shift they move it, and Delete removes it.
 */
export function ChipBox({ label, items, text, address, onType, ...actions }: ChipBoxProps) {
  const { onOpen, onRemove, onMove } = actions;
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState(0);
  const hint = useId();
  const tabStop = Math.min(stop, items.length - 1);

  /** Focuses a chip once it is in its place; the input is after the last one. */
  function focus(index: number): void {
    setStop(Math.max(0, index));
    requestAnimationFrame(() => {
      const chips = list.current?.querySelectorAll<HTMLElement>(".chip-name") ?? [];
      (chips[Math.max(0, index)] ?? input.current)?.focus();
    });
  }

  function remove(index: number): void {
    onRemove(index);
    focus(index);
  }

  function walk(event: KeyboardEvent, index: number): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && event.shiftKey) {
      const to = Math.min(Math.max(index + step, 0), items.length - 1);
      onMove(index, to);
      focus(to);
    } else if (step !== undefined) focus(index + step);
    else if (event.key === "Home") focus(0);
    else if (event.key === "End") focus(items.length - 1);
    else if (event.key === "Delete" || event.key === "Backspace") remove(index);
    else return;
    event.preventDefault();
  }

  function type(event: KeyboardEvent): void {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onType(text, true);
    }
    const isBack = event.key === "Backspace" || event.key === "ArrowLeft";
    if (isBack && text === "" && items.length > 0) focus(items.length - 1);
  }

  return (
    <div className="chip-box">
      <ul ref={list} aria-label={`${label}s`}>
        {items.map(({ key, label: name, isHidden, isOpen, isMarked, remove: button }, index) => (
          <li
            key={key}
            className="chip-item"
            data-hidden={isHidden || undefined}
            data-marked={isMarked || undefined}
          >
            <button
              type="button"
              className="chip-name"
              tabIndex={index === tabStop ? 0 : -1}
              aria-describedby={hint}
              aria-expanded={onOpen ? Boolean(isOpen) : undefined}
              onClick={() => onOpen?.(index)}
              onFocus={() => setStop(index)}
              onKeyDown={(event) => walk(event, index)}
            >
              <bdi>{name}</bdi>
              {isHidden && <span className="sr">, hidden</span>}
            </button>
            <button
              type="button"
              className="chip-remove"
              tabIndex={-1}
              aria-label={`${button?.verb ?? "Remove"} ${name}`}
              onClick={() => remove(index)}
            >
              <Icon of={button?.icon ?? X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        aria-label={label}
        data-address={address}
        autoComplete="off"
        placeholder="Type, then Enter"
        value={text}
        maxLength={documentLimits.field}
        onChange={({ target: { value } }) => onType(value, endsItem(value))}
        onKeyDown={type}
        onBlur={() => text !== "" && onType(text, true)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (skillsIn(pasted).length < 2) return;
          event.preventDefault();
          onType(text + pasted, true);
        }}
      />
      <p className="sr" id={hint}>
        {onOpen && "Enter opens it. "}Arrow keys go to the next, with Shift they move it. Delete removes it.
      </p>
    </div>
  );
}
