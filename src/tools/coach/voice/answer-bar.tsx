import { Clock, Keyboard, Mic, Pause, Play, Volume2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { formatDuration, type Timer } from "./use-timer.ts";
import { english } from "../review/english.ts";
import { hasRecognition } from "./use-speech.ts";

type AnswerBarProps = {
  isSpeaking: boolean;
  onChoose: (speaking: boolean) => void;
  timer: Timer;
  question: string;
};

/** Lets the person choose between typing and speaking, reads the question aloud, and shows the time. */
export function AnswerBar({ isSpeaking, onChoose, timer, question }: AnswerBarProps) {
  const { seconds, isRunning } = timer;
  return (
    <>
      <div className="coach-bar">
        {hasRecognition() && (
          <Segments
            label="Answer by"
            name="by"
            segments={[
              { value: "text", label: "Type", icon: Keyboard },
              { value: "voice", label: "Speak", icon: Mic },
            ]}
            value={isSpeaking ? "voice" : "text"}
            onChoose={(by) => onChoose(by === "voice")}
          />
        )}
        <ReadAloudButton text={question} language={english.code} />
        <span className="coach-clock">
          <Icon of={Clock} size="sm" />
          <b>{formatDuration(seconds)}</b>
          <span className="meta">so far</span>
          <Button
            look="quiet"
            size="sm"
            aria-label={isRunning ? "Pause the timer" : "Start the timer"}
            onClick={isRunning ? timer.pause : timer.start}
          >
            <Icon of={isRunning ? Pause : Play} size="sm" />
          </Button>
        </span>
      </div>
      {!hasRecognition() && (
        <Notice>
          <strong>This browser cannot turn speech into text.</strong> You can still say the answer aloud; the
          checks need text.
        </Notice>
      )}
    </>
  );
}

/** Reads a question aloud with the browser's own voice. Shows nothing where the browser has none. */
function ReadAloudButton({ text, language }: { text: string; language: string }) {
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
