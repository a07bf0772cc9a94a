import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { nextTab } from "../../ui/next-tab.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

export type AuthTab = "login" | "register";

const labels: Record<AuthTab, string> = { login: "Login", register: "Register" };
const tabs = ["login", "register"] as const;

/** Where a tab stands: the one that is chosen is in the address. */
export function authAddress(tab: AuthTab, returnUrl: string): string {
  const parameters = new URLSearchParams({
    ...(tab === "register" ? { tab } : {}),
    ...(returnUrl === "/" ? {} : { returnUrl }),
  });
  return parameters.size === 0 ? "/auth" : `/auth?${parameters}`;
}

/** Login and Register: links, and with script tabs by the ARIA pattern, one tab stop with arrows between them. */
export function AuthTabs(props: { chosen: AuthTab; returnUrl: string; children: ReactNode }) {
  const { chosen, returnUrl, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const interactive = useHydrated();
  const navigate = useNavigate();

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, tabs.indexOf(chosen), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(tab)]?.focus();
    void navigate(authAddress(tab, returnUrl), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <div
        className="tabs"
        role="tablist"
        aria-label="Login or register"
        ref={list}
        tabIndex={-1}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <Link
            key={tab}
            role="tab"
            id={`tab-${tab}`}
            to={authAddress(tab, returnUrl)}
            replace
            preventScrollReset
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? "auth-panel" : undefined}
            // Without script there are no arrows: then each is a tab stop.
            tabIndex={interactive && tab !== chosen ? -1 : undefined}
          >
            {labels[tab]}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </>
  );
}
