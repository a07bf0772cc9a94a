import { Rows2, Rows4 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chooseDisplay, displayStore } from "../../ui/display/display-store.ts";
import type { Density } from "../../ui/display/display-choice.ts";
import { Icon } from "../../ui/icon.tsx";

const choices = [
  { value: "comfortable", label: "Comfortable", icon: Rows2 },
  { value: "compact", label: "Compact", icon: Rows4 },
] as const;

/**
 * Switches between airy and dense rows, at once and on all pages. Without JavaScript, the footer has the same choice.
 */
export function DensitySwitch() {
  const { subscribe, readDensity } = displayStore;
  const density = useSyncExternalStore<Density | null>(subscribe, readDensity, () => null);
  return (
    <fieldset className="seg only-wide density" aria-label="Density">
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={value === density}
          onClick={() => chooseDisplay("density", value)}
        >
          <Icon of={icon} size="sm" />
        </button>
      ))}
    </fieldset>
  );
}
