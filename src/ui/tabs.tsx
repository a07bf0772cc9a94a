import type { KeyboardEvent, Ref } from "react";
import { Link } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** URL of the tab. A tab without one is a button. */
  to?: string;
};

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  chosen: Value;
  /** Called when a key selects a tab or a button is pressed. Clicked links navigate on their own. */
  onChoose: (tab: Value) => void;
  /** Prefix of the ids: `<id>-panel` is the panel, which is labelled by `<id>-<value>`. */
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Tabs above one panel, following the ARIA pattern. They are one tab stop. Arrows, Home and End move the focus and
 * select. Without JavaScript each tab is a tab stop.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, chosen, onChoose, id, className = "tabs", ref } = props;
  const interactive = useHydrated();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const current = tabs.findIndex(({ value }) => value === chosen);
    const next = nextTab(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
    onChoose(tab.value);
  }

  return (
    <div className={className} role="tablist" aria-label={label} ref={ref} tabIndex={-1} onKeyDown={move}>
      {tabs.map(({ value, label: words, to }) => {
        const isChosen = value === chosen;
        const tab = {
          role: "tab",
          id: id && `${id}-${value}`,
          "aria-controls": id && isChosen ? `${id}-panel` : undefined,
          "aria-selected": isChosen,
          tabIndex: interactive && !isChosen ? -1 : undefined,
          children: words,
        };
        return to === undefined ? (
          <button key={value} type="button" {...tab} onClick={() => onChoose(value)} />
        ) : (
          <Link key={value} {...tab} to={to} replace preventScrollReset />
        );
      })}
    </div>
  );
}

export type TabLink = {
  label: string;
  to: string;
  current: boolean;
  /** Number of entries in the tab. */
  count?: string;
};

/** Links that look like tabs, in a `nav`. Each is a tab stop, and its page can be shared and reloaded. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined} preventScrollReset>
          {tab.label}
          {tab.count && <span className="n">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Returns the index of the tab that a key moves to, wrapping around. Null if the key moves nothing. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  return null;
}
