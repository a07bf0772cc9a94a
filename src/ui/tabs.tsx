import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { nextTab } from "./next-tab.ts";
import { useHydrated } from "./use-hydrated.ts";

export type Tab = {
  label: string;
  /** How many there are behind it. */
  count?: string;
  panel: ReactNode;
};

/**
 * Tabs over panels of one page, by the ARIA pattern: one tab stop, arrows, Home and End move and choose.
 * Without script the tabs are links to the panels, which all stand below one another.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const interactive = useHydrated();

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  if (!interactive) {
    return (
      <>
        <nav className="tabs" aria-label={label}>
          {tabs.map((tab, index) => (
            <a key={tab.label} href={`#${id}-panel-${index}`}>
              {tab.label}
            </a>
          ))}
        </nav>
        {tabs.map((tab, index) => (
          <section key={tab.label} id={`${id}-panel-${index}`} aria-label={tab.label}>
            {tab.panel}
          </section>
        ))}
      </>
    );
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.label}
            {tab.count && <span className="n">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
