import { Link } from "react-router";

export type TabLink = {
  label: string;
  to: string;
  current: boolean;
  /** How many there are behind it. */
  count?: string;
};

/**
 * Tabs that are addresses: each can be shared, reloaded and opened without script. They are links in a `nav`,
 * so the tab key walks through them; for panels of one page see `Tabs`.
 */
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
