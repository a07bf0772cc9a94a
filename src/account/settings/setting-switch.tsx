import { useId, useState } from "react";
import { useFetcher } from "react-router";
import { Switch } from "../../ui/switch.tsx";
import { shownField } from "./read-settings-form.ts";
import type { Toggle, ToggleName } from "./toggles.ts";

type SettingSwitchProps = {
  name: ToggleName;
  toggle: Pick<Toggle, "label" | "about">;
  isOn: boolean;
  /** What else happens in the page at once. */
  onTurn?: (on: boolean) => void;
};

/** One setting, saved the moment it is turned. Without script it waits for the Save button of the form around it. */
export function SettingSwitch({ name, toggle, isOn, onTurn }: SettingSwitchProps) {
  const id = useId();
  const fetcher = useFetcher<{ saved: boolean }>();
  // What was chosen here shows at once; what the account says later, from wherever, shows then.
  const [chosen, setChosen] = useState({ on: isOn, from: isOn });
  if (chosen.from !== isOn) setChosen({ on: isOn, from: isOn });

  function turn(on: boolean) {
    setChosen({ on, from: isOn });
    onTurn?.(on);
    void fetcher.submit(
      { [shownField]: name, [name]: on ? "on" : "off", at: "once" },
      { method: "post", action: "/settings" },
    );
  }

  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{toggle.label}</label>
        <p id={`${id}-about`}>{toggle.about}</p>
      </div>
      <input type="hidden" name={shownField} value={name} />
      <Switch
        id={id}
        name={name}
        value="on"
        aria-describedby={`${id}-about`}
        checked={chosen.on}
        onChange={(event) => turn(event.target.checked)}
      />
      <output className="sr">{fetcher.state === "idle" && fetcher.data?.saved ? "Saved." : ""}</output>
    </div>
  );
}
