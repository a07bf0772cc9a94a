import { useState } from "react";
import { Switch } from "../../ui/switch.tsx";
import { SettingRow } from "./setting-row.tsx";
import { isOn, type Settings, type SwitchKey } from "./settings.ts";

type SettingSwitchProps<Key extends SwitchKey> = {
  name: Key;
  value: Settings[Key];
  /** Called immediately when the person turns the switch, to change other parts of the page. */
  onTurn?: (on: boolean) => void;
};

export function SettingSwitch<Key extends SwitchKey>({ name, value, onTurn }: SettingSwitchProps<Key>) {
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
