import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Tabs } from "../../ui/tabs.tsx";

export type AuthTab = "login" | "register";

/** Returns the address of a tab. The address decides which tab is open. */
export function authAddress(tab: AuthTab, returnUrl: string): string {
  const parameters = new URLSearchParams({
    ...(tab === "register" ? { tab } : {}),
    ...(returnUrl === "/" ? {} : { returnUrl }),
  });
  return parameters.size === 0 ? "/auth" : `/auth?${parameters}`;
}

/** Returns the address of another page of the sign-in flow that leads on to `returnUrl`. */
export function stepAddress(path: `/auth/${string}`, returnUrl: string, parameters = {}): string {
  const all = new URLSearchParams({ ...parameters, ...(returnUrl === "/" ? {} : { returnUrl }) });
  return all.size === 0 ? path : `${path}?${all}`;
}

/** The tabs Login and Register, which are links, above the form of the open one. */
export function AuthTabs(props: { chosen: AuthTab; returnUrl: string; children: ReactNode }) {
  const { chosen, returnUrl, children } = props;
  const navigate = useNavigate();
  const choose = (tab: AuthTab) =>
    void navigate(authAddress(tab, returnUrl), { replace: true, preventScrollReset: true });
  return (
    <>
      <Tabs
        id="auth"
        label="Login or register"
        tabs={[
          { value: "login", label: "Login", to: authAddress("login", returnUrl) },
          { value: "register", label: "Register", to: authAddress("register", returnUrl) },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-${chosen}`}>
        {children}
      </div>
    </>
  );
}
