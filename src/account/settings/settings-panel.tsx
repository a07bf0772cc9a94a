import { useSyncExternalStore } from "react";
import { chooseDisplay, displayStore } from "../../ui/display/display-store.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { SettingGroup } from "./setting.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import { settingEntries, settings, tabPath, type Settings } from "./settings.ts";

const headings: Record<SettingGroup, string> = {
  preferences: "Appearance",
  notifications: "Email",
  privacy: "Who sees what",
};

/** The switches of a tab, in a form. Without JavaScript the form saves them together. */
export function SettingsPanel({ group, chosen }: { group: SettingGroup; chosen: Settings }) {
  const hydrated = useHydrated();
  return (
    <section className="setting-group">
      <h2>{headings[group]}</h2>
      <form method="post" action={tabPath(group)}>
        {settingEntries
          .filter(([, setting]) => setting.group === group)
          .map(([key]) =>
            key === "theme" || key === "density" ? (
              <DisplaySwitch key={key} name={key} value={chosen[key]} />
            ) : (
              <SettingSwitch key={key} name={key} value={chosen[key]} />
            ),
          )}
        {!hydrated && (
          <div className="account-actions">
            <Button look="primary">Save</Button>
          </div>
        )}
      </form>
    </section>
  );
}

type DisplayKey = "theme" | "density";

const readDisplay = { theme: displayStore.readTheme, density: displayStore.readDensity };

/** A display setting. The switch shows the current state of the page, even if the system or another tab has set it. */
function DisplaySwitch<Key extends DisplayKey>({ name, value }: { name: Key; value: Settings[Key] }) {
  const shown = useSyncExternalStore<Settings[DisplayKey]>(
    displayStore.subscribe,
    readDisplay[name],
    () => value,
  );
  const { values } = settings[name];
  return (
    <SettingSwitch<DisplayKey>
      name={name}
      value={shown}
      onTurn={(on) => chooseDisplay<DisplayKey>(name, on ? values.on : values.off)}
    />
  );
}
