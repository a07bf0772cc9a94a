import { useId, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { shownField } from "./read-settings-form.ts";
import { settings, type SettingKey } from "./settings.ts";

type SettingRowProps = {
  name: SettingKey;
  /** Renders the control of the setting. `save` stores a value immediately. */
  children: (
    control: { id: string; name: SettingKey; "aria-describedby": string },
    save: (value: string) => void,
  ) => ReactNode;
};

/** A setting with its label, hint and control. Without JavaScript, the Save button of the form saves it. */
export function SettingRow({ name, children }: SettingRowProps) {
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
