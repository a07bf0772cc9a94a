import { toggleMark } from "prosemirror-commands";
import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import {
  Bold,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  type LucideIcon,
} from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toFirstLevel, toggleBullets, toSecondLevel, type Formatting } from "./formatting.ts";
import { bold, italic } from "./schema.ts";

type FormattingBarProps = {
  label: string;
  /** The id of the editor. */
  controls: string;
  formatting: Formatting;
  view: EditorView;
  onLink: () => void;
};

type Tool = {
  name: string;
  keys: string;
  icon: LucideIcon;
  isPressed?: boolean;
  isOff?: boolean;
  press: () => void;
};

/** The buttons above a long text. Tab leads to one of them, and the arrow keys to the others. */
export function FormattingBar({ label, controls, formatting, view, onLink }: FormattingBarProps) {
  const [current, setCurrent] = useState(0);
  const run = (command: Command) => () => {
    command(view.state, view.dispatch);
    view.focus();
  };
  const tools: Tool[] = [
    { name: "Bold", keys: "Ctrl+B", icon: Bold, isPressed: formatting.bold, press: run(toggleMark(bold)) },
    {
      name: "Italic",
      keys: "Ctrl+I",
      icon: Italic,
      isPressed: formatting.italic,
      press: run(toggleMark(italic)),
    },
    { name: "Link", keys: "Ctrl+K", icon: Link, isPressed: formatting.href !== null, press: onLink },
    {
      name: "Bullets",
      keys: "- and space",
      icon: List,
      isPressed: formatting.bullets,
      press: run(toggleBullets),
    },
    {
      name: "Second level",
      keys: "Ctrl+]",
      icon: ListIndentIncrease,
      isOff: !formatting.canSink,
      press: run(toSecondLevel),
    },
    {
      name: "First level",
      keys: "Ctrl+[",
      icon: ListIndentDecrease,
      isOff: !formatting.canLift,
      press: run(toFirstLevel),
    },
  ];

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const ends: Record<string, number> = { Home: 0, End: tools.length - 1 };
    const by = steps[event.key];
    const next = by === undefined ? ends[event.key] : (current + by + tools.length) % tools.length;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      className="rich-bar"
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
    >
      {tools.map(({ name, keys, icon, isPressed, isOff, press }, index) => (
        <IconButton
          icon={icon}
          key={name}
          label={name}
          title={`${name} (${keys})`}
          aria-pressed={isPressed}
          aria-disabled={isOff || undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // The editor keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isOff ? undefined : press}
        />
      ))}
    </div>
  );
}
