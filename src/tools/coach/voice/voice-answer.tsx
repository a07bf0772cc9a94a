import { Mic, Pause, Square } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { CoachLanguage } from "../review/coach-language.ts";
import type { Speech } from "./use-speech.ts";
import { findFillers } from "../review/find-words.ts";

type VoiceAnswerProps = {
  speech: Speech;
  language: CoachLanguage;
  onStart: () => void;
  onPause: () => void;
  onFinish: () => void;
  onDiscard: () => void;
  onType: () => void;
};

/** The answer as it is spoken, with the filler words marked. */
export function VoiceAnswer({
  speech,
  language,
  onStart,
  onPause,
  onFinish,
  onDiscard,
  onType,
}: VoiceAnswerProps) {
  const { state, said, unsure, problem } = speech;
  return (
    <div className="coach-voice">
      {problem !== "none" && (
        <Notice tone="bad" announce="at-once">
          <strong>
            {problem === "blocked"
              ? "The microphone is blocked for this site."
              : "Your browser could not turn the speech into text."}
          </strong>{" "}
          {problem === "blocked"
            ? "Allow it in the address bar, or type: the checks are the same."
            : "It may need a network for that. You can type: the checks are the same."}{" "}
          <button type="button" className="link" onClick={onType}>
            Type instead
          </button>
        </Notice>
      )}
      <output className="coach-live" data-state={state}>
        {state === "recording" ? "Recording" : state === "paused" ? "Paused" : "Ready when you are"}
      </output>
      {(said || unsure) && (
        <p className="coach-said">
          <TextWithFillers text={said} language={language} /> <span className="subtle">{unsure}</span>
        </p>
      )}
      <div className="cluster">
        {state === "idle" ? (
          <Button look="primary" onClick={onStart}>
            <Icon of={Mic} size="sm" />
            Start speaking
          </Button>
        ) : (
          <>
            <Button look="primary" onClick={onFinish}>
              <Icon of={Square} size="sm" />
              Stop and read back
            </Button>
            <Button look="secondary" onClick={state === "recording" ? onPause : onStart}>
              <Icon of={state === "recording" ? Pause : Mic} size="sm" />
              {state === "recording" ? "Pause" : "Go on"}
            </Button>
            <Button look="quiet" onClick={onDiscard}>
              Discard
            </Button>
          </>
        )}
      </div>
      <p className="meta">
        Your browser turns speech into text. Some browsers send the sound to their maker for that: Chrome to
        Google, Edge to Microsoft, Safari to Apple if your device cannot do it alone. This site gets neither
        sound nor text.
      </p>
    </div>
  );
}

/** A text with its filler words marked. */
function TextWithFillers({ text, language }: { text: string; language: CoachLanguage }) {
  const places = findFillers(text, language)
    .flatMap((filler) => filler.places)
    .toSorted((a, b) => a.start - b.start);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className="filler">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
