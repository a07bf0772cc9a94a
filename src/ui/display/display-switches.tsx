import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Segments, type Segment } from "../segments.tsx";
import { displayKeys, type Density, type DisplayChoice, type Theme } from "./display-choice.ts";
import { chooseDisplay, displayStore } from "./display-store.ts";

const themeSegments: readonly Segment<Theme>[] = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
];

const densitySegments: readonly Segment<Density>[] = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
];

type DisplaySwitchesProps = {
  /** URL that stores the choice for pages without JavaScript. */
  action: string;
  /** Path to which that URL redirects. */
  returnTo: string;
  /** The choice that the server read from the cookie. */
  chosen: DisplayChoice;
  /** Called after the choice is applied, if JavaScript runs, for callers that also store it elsewhere. */
  onChosen?: (key: keyof DisplayChoice, value: string) => void;
};

/**
 * Switches for light or dark and comfortable or compact. With JavaScript they apply immediately in all tabs. Without it
 * they submit a form.
 */
export function DisplaySwitches({ action, returnTo, chosen, onChosen }: DisplaySwitchesProps) {
  const theme = useSyncExternalStore(displayStore.subscribe, displayStore.readTheme, () => chosen.theme);
  const density = useSyncExternalStore(
    displayStore.subscribe,
    displayStore.readDensity,
    () => chosen.density ?? "comfortable",
  );
  function choose<Key extends keyof DisplayChoice>(key: Key, value: NonNullable<DisplayChoice[Key]>) {
    chooseDisplay(key, value);
    onChosen?.(key, value);
  }

  return (
    <form className="display" method="post" action={action}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Segments
        label="Theme"
        name={displayKeys.theme}
        segments={themeSegments}
        value={theme}
        onChoose={(value) => choose("theme", value)}
      />
      <Segments
        label="Density"
        name={displayKeys.density}
        segments={densitySegments}
        value={density}
        onChoose={(value) => choose("density", value)}
      />
    </form>
  );
}
