import { useSyncExternalStore, type ReactNode } from "react";
import { chooseDisplay, displayStore } from "../../ui/display/display-store.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import type { Settings } from "./settings.ts";
import { tabPath, toggles, togglesOf, type SettingsTab } from "./toggles.ts";

const headings: Record<SettingsTab, string> = {
  preferences: "Appearance",
  notifications: "Email",
  privacy: "Who sees what",
};

/** The switches of a tab. Without script they stand in a form that saves them together. */
export function SettingsPanel({ tab, settings }: { tab: SettingsTab; settings: Settings }) {
  const hydrated = useHydrated();
  return (
    <SettingGroup heading={headings[tab]}>
      <form method="post" action={tabPath(tab)}>
        {tab === "preferences" ? (
          <DisplaySettings settings={settings} />
        ) : (
          togglesOf(tab).map(({ name, toggle }) => (
            <SettingSwitch key={name} name={name} toggle={toggle} isOn={toggle.isOn(settings)} />
          ))
        )}
        {!hydrated && (
          <div className="account-actions">
            <Button look="primary">Save</Button>
          </div>
        )}
      </form>
    </SettingGroup>
  );
}

function SettingGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="setting-group">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** How the pages look: what the switches say is what one sees, also when the system or another tab has decided it. */
function DisplaySettings({ settings }: { settings: Settings }) {
  const theme = useSyncExternalStore(displayStore.subscribe, displayStore.readTheme, () => settings.theme);
  const density = useSyncExternalStore(
    displayStore.subscribe,
    displayStore.readDensity,
    () => settings.density,
  );
  return (
    <>
      <SettingSwitch
        name="darkMode"
        toggle={toggles.darkMode}
        isOn={theme === "dark"}
        onTurn={(on) => chooseDisplay("theme", on ? "dark" : "light")}
      />
      <SettingSwitch
        name="compactView"
        toggle={toggles.compactView}
        isOn={density === "compact"}
        onTurn={(on) => chooseDisplay("density", on ? "compact" : "comfortable")}
      />
    </>
  );
}
