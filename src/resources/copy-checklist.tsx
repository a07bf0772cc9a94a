import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

const words = {
  ready: "Copy the checklist",
  copied: "Copied",
  refused: "Not copied: select it in the text",
};

/** A button that copies the checklist of the guide. Without JavaScript there is none, but the text can be selected. */
export function CopyChecklist({ title }: { title: string }) {
  const hydrated = useHydrated();
  const [state, setState] = useState<keyof typeof words>("ready");
  if (!hydrated) return null;
  async function copy() {
    const items = document.querySelectorAll("#checklist + ul > li");
    const lines = [...items].map((item) => `☐ ${(item.textContent ?? "").trim()}`);
    await navigator.clipboard.writeText([title, "", ...lines, ""].join("\n")).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  }
  return (
    <section>
      <h2>Checklist</h2>
      <p>For your notes or your to-do list.</p>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon of={Copy} size="sm" />
        <span aria-live="polite">{words[state]}</span>
      </Button>
    </section>
  );
}
