import type { KeyboardEvent } from "react";
import { nextTab } from "../../ui/next-tab.ts";

const screens = [
  { value: "form", label: "Form" },
  { value: "preview", label: "Preview" },
] as const;

export type Screen = (typeof screens)[number]["value"];

/** On small screens either the form or the pages. */
export function ScreenTabs({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  const at = screens.findIndex(({ value }) => value === screen);
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event.key, at, screens.length);
    const there = next === null ? undefined : screens[next];
    if (!there || next === null) return;
    event.preventDefault();
    onChoose(there.value);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }
  return (
    <div className="seg" role="tablist" aria-label="Form or preview" tabIndex={-1} onKeyDown={move}>
      {screens.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={value === screen}
          tabIndex={value === screen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
