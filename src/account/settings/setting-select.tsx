import { Select } from "../../ui/select.tsx";
import { SettingRow } from "./setting-row.tsx";
import type { ChoiceKey, Settings } from "./settings.ts";

type SettingSelectProps<Key extends ChoiceKey> = {
  name: Key;
  value: Settings[Key];
  options: readonly { code: string; label: string }[];
};

/** The list of a setting with many values. */
export function SettingSelect<Key extends ChoiceKey>({ name, value, options }: SettingSelectProps<Key>) {
  return (
    <SettingRow name={name}>
      {(control, save) => (
        <Select
          {...control}
          defaultValue={value ?? ""}
          onChange={(event) => save(event.currentTarget.value)}
          options={options.map(({ code, label }) => [code, `${code} · ${label}`])}
        >
          <option value="">Each device decides</option>
        </Select>
      )}
    </SettingRow>
  );
}
