import { Check } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { useSessionPart } from "../session/session-context.ts";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Shows when the CV was last saved. The text changes at most once a minute, since screen readers announce it. */
export function SavedState() {
  const savedAt = useSessionPart((state) => state.savedAt);
  const failure = useSessionPart((state) => state.failure);
  const isSaved = savedAt !== null && failure === null;
  return (
    <output className="meta saved">
      {isSaved && <Icon of={Check} size="sm" />}
      {failure === null
        ? savedAt === null
          ? "Saves as you type"
          : `Saved ${time.format(new Date(savedAt))}`
        : "Not saved"}
    </output>
  );
}
