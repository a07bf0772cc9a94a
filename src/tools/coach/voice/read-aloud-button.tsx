import { Volume2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Reads a question aloud with the browser's own voice. Shows nothing where the browser has none. */
export function ReadAloudButton({ text, language }: { text: string; language: string }) {
  if (!("speechSynthesis" in globalThis)) return null;
  return (
    <Button
      look="quiet"
      size="sm"
      onClick={() => {
        const { speechSynthesis } = globalThis;
        speechSynthesis.cancel();
        const speech = new SpeechSynthesisUtterance(text);
        speech.lang = language;
        speechSynthesis.speak(speech);
      }}
    >
      <Icon of={Volume2} size="sm" />
      Hear the question
    </Button>
  );
}
