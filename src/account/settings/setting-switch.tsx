import { useId, useState } from "react";
import { useFetcher } from "react-router";
import { Switch } from "../../ui/switch.tsx";
import { shownField } from "./read-settings-form.ts";
import { isOn, settings, type SettingKey, type Settings } from "./settings.ts";

type SettingSwitchProps<Key extends SettingKey> = {
  name: Key;
  value: Settings[Key];
  /** Called immediately when the person turns the switch, to change other parts of the page. */
  onTurn?: (on: boolean) => void;
};

/** The switch of one setting. It saves immediately. Without JavaScript, the Save button of the form saves it. */
export function SettingSwitch<Key extends SettingKey>({ name, value, onTurn }: SettingSwitchProps<Key>) {
  const id = useId();
  const fetcher = useFetcher<{ saved: boolean }>();
  const { label, hint } = settings[name];
  const saved = isOn(name, value);
  // A choice made here shows immediately. A later change of the account shows when it arrives.
  const [chosen, setChosen] = useState({ on: saved, from: saved });
  if (chosen.from !== saved) setChosen({ on: saved, from: saved });

  function turn(on: boolean) {
    setChosen({ on, from: saved });
    onTurn?.(on);
    void fetcher.submit(
      { [shownField]: name, [name]: on ? "on" : "off", at: "once" },
      { method: "post", action: "/settings" },
    );
  }

  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <input type="hidden" name={shownField} value={name} />
      <Switch
        id={id}
        name={name}
        value="on"
        aria-describedby={`${id}-hint`}
        checked={chosen.on}
        onChange={(event) => turn(event.target.checked)}
      />
      <output className="sr">{fetcher.state === "idle" && fetcher.data?.saved ? "Saved." : ""}</output>
    </div>
  );
}
