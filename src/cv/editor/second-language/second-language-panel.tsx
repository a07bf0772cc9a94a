import { Languages } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSessionPart } from "../session/session-context.ts";

/** Leads to the CV in two languages side by side. */
export function SecondLanguagePanel({ onWrite }: { onWrite: () => void }) {
  const hasTwo = useSessionPart(({ document }) => document.translation !== null);
  return (
    <section className="second-language" aria-labelledby="second-language">
      <h2 id="second-language" className="h-ui">
        Second language
      </h2>
      <p className="meta">
        {hasTwo
          ? "This CV has a second language next to the first."
          : "Write this CV in another language next to the first, entry by entry."}
      </p>
      <Button size="sm" onClick={onWrite}>
        <Icon of={Languages} size="sm" />
        {hasTwo ? "Write side by side" : "Add a language"}
      </Button>
    </section>
  );
}
