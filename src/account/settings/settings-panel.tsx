import { useSyncExternalStore } from "react";
import { chooseDisplay, displayStore } from "../../ui/display/display-store.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { SettingGroup } from "./setting.ts";
import { SettingSelect } from "./setting-select.tsx";
import { SettingSwitch } from "./setting-switch.tsx";
import {
  settingEntries,
  settings,
  tabPath,
  type ChoiceKey,
  type SettingKey,
  type Settings,
} from "./settings.ts";

type SettingsPanelProps = {
  group: SettingGroup;
  chosen: Settings;
  /** The values of the settings that have a list. */
  options: Record<ChoiceKey, readonly { code: string; label: string }[]>;
};

/** The settings of a tab, in a form. Without JavaScript the form saves them together. */
export function SettingsPanel({ group, chosen, options }: SettingsPanelProps) {
  const hydrated = useHydrated();
  const shown = settingEntries.filter(([, setting]) => setting.group === group);
  const sections = Map.groupBy(shown, ([, { section }]) => section);
  const control = (key: SettingKey) => {
    switch (key) {
      case "theme":
      case "density":
        return <DisplaySwitch key={key} name={key} value={chosen[key]} />;
      case "currency":
        return <SettingSelect key={key} name={key} value={chosen[key]} options={options[key]} />;
      default:
        return <SettingSwitch key={key} name={key} value={chosen[key]} />;
    }
  };
  return (
    <form method="post" action={tabPath(group)}>
      {[...sections].map(([section, entries]) => (
        <section className="setting-group" key={section}>
          <h2>{section}</h2>
          {entries.map(([key]) => control(key))}
        </section>
      ))}
      {!hydrated && (
        <div className="account-actions">
          <Button look="primary">Save</Button>
        </div>
      )}
    </form>
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
