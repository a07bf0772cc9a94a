import { Tabs } from "../../ui/tabs.tsx";

const screens = [
  { value: "form", label: "Form" },
  { value: "preview", label: "Preview" },
] as const;

export type Screen = (typeof screens)[number]["value"];

/** Switches between the form and the pages on small screens. */
export function ScreenTabs({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  return <Tabs className="seg" label="Form or preview" tabs={screens} chosen={screen} onChoose={onChoose} />;
}
