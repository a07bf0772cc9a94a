import { useSyncExternalStore, useState, useId, type ReactNode } from "react";
import { chooseDisplay, displayStore } from "../../ui/display/display-store.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { SettingGroup } from "./setting.ts";
import {
  settingEntries,
  settings,
  tabPath,
  isOn,
  type ChoiceKey,
  type SettingKey,
  type Settings,
  type SwitchKey,
} from "./settings.ts";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useFetcher } from "react-router";
import { shownField } from "./read-settings-form.ts";

type SettingRowProps = {
  name: SettingKey;
  /** Renders the control of the setting. `save` stores a value immediately. */
  children: (
    control: { id: string; name: SettingKey; "aria-describedby": string },
    save: (value: string) => void,
  ) => ReactNode;
};

type SettingSwitchProps<Key extends SwitchKey> = {
  name: Key;
  value: Settings[Key];
  /** Called immediately when the person turns the switch, to change other parts of the page. */
  onTurn?: (on: boolean) => void;
};

type SettingSelectProps<Key extends ChoiceKey> = {
  name: Key;
  value: Settings[Key];
  options: readonly { code: string; label: string }[];
};

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

/** The list of a setting with many values. */
function SettingSelect<Key extends ChoiceKey>({ name, value, options }: SettingSelectProps<Key>) {
  return (
    <SettingRow name={name}>
      {(control, save) => (
        <Select
          {...control}
          defaultValue={value ?? ""}
          onChange={(event) => save(event.currentTarget.value)}
          options={options.map(({ code, label }) => [code, `${code} · ${label}`])}
        >
          <option value="">Automatic</option>
        </Select>
      )}
    </SettingRow>
  );
}

function SettingSwitch<Key extends SwitchKey>({ name, value, onTurn }: SettingSwitchProps<Key>) {
  const saved = isOn(name, value);
  // A choice made here shows immediately. A later change of the account shows when it arrives.
  const [chosen, setChosen] = useState({ on: saved, from: saved });
  if (chosen.from !== saved) setChosen({ on: saved, from: saved });
  return (
    <SettingRow name={name}>
      {(control, save) => (
        <Switch
          {...control}
          value="on"
          checked={chosen.on}
          onChange={({ target: { checked: on } }) => {
            setChosen({ on, from: saved });
            onTurn?.(on);
            save(on ? "on" : "off");
          }}
        />
      )}
    </SettingRow>
  );
}

/** A setting with its label, hint and control. Without JavaScript, the Save button of the form saves it. */
function SettingRow({ name, children }: SettingRowProps) {
  const id = useId();
  const fetcher = useFetcher<{ saved: boolean }>();
  const { label, hint } = settings[name];
  const save = (value: string) =>
    void fetcher.submit(
      { [shownField]: name, [name]: value, at: "once" },
      { method: "post", action: "/settings" },
    );
  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <input type="hidden" name={shownField} value={name} />
      {children({ id, name, "aria-describedby": `${id}-hint` }, save)}
      <output className="sr">{fetcher.state === "idle" && fetcher.data?.saved ? "Saved." : ""}</output>
    </div>
  );
}
