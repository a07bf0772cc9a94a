import { useEffect, useRef, useState } from "react";

/** Why speaking does not work: the person or the browser refused the microphone, or the recogniser failed. */
type SpeechProblem = "none" | "blocked" | "failed";

export type Speech = {
  state: "idle" | "recording" | "paused";
  /** The words that are sure, and those that may still change. */
  said: string;
  unsure: string;
  problem: SpeechProblem;
  start: () => void;
  pause: () => void;
  /** Ends the recording and returns everything that was said. */
  finish: () => string;
  discard: () => void;
};

/** Turns speech into text with the browser's own recogniser. */
export function useSpeech(language: string): Speech {
  const recognition = useRef<Recognition | null>(null);
  const [state, setState] = useState<Speech["state"]>("idle");
  const [said, setSaid] = useState("");
  const [unsure, setUnsure] = useState("");
  const [problem, setProblem] = useState<SpeechProblem>("none");
  useEffect(() => () => recognition.current?.abort(), []);

  function stopListening(): void {
    const current = recognition.current;
    recognition.current = null;
    current?.stop();
  }

  function start(): void {
    const current = newRecognition(language);
    if (!current) return setProblem("failed");
    current.addEventListener("result", ({ results, resultIndex }) => {
      const heard = Array.from(results).slice(resultIndex);
      const words = (isFinal: boolean) =>
        heard
          .filter((result) => result.isFinal === isFinal)
          .map((result) => result[0]?.transcript ?? "")
          .join("");
      if (recognition.current !== current) return;
      setSaid((before) => join(before, words(true)));
      setUnsure(words(false));
    });
    current.addEventListener("error", ({ error }) => {
      // A pause for thought is not an error.
      if (error === "no-speech" || error === "aborted") return;
      setProblem(
        error === "not-allowed" || error === "service-not-allowed" || error === "audio-capture"
          ? "blocked"
          : "failed",
      );
      recognition.current = null;
      setState("idle");
    });
    current.addEventListener("end", () => {
      // Browsers stop after some seconds of silence, although the person is not done.
      if (recognition.current !== current) return;
      setUnsure("");
      current.start();
    });
    setProblem("none");
    recognition.current = current;
    setState("recording");
    current.start();
  }

  return {
    state,
    said,
    unsure,
    problem,
    start,
    pause() {
      stopListening();
      setSaid((before) => join(before, unsure));
      setUnsure("");
      setState("paused");
    },
    finish() {
      stopListening();
      const text = join(said, unsure);
      setSaid("");
      setUnsure("");
      setState("idle");
      return text;
    },
    discard() {
      recognition.current?.abort();
      recognition.current = null;
      setSaid("");
      setUnsure("");
      setState("idle");
    },
  };
}

function join(before: string, words: string): string {
  return [before.trim(), words.trim()].filter(Boolean).join(" ");
}

/** The part of the browser's speech recognition that is used. The DOM types do not have it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  addEventListener: {
    (type: "result", listen: (event: RecognitionEvent) => void): void;
    (type: "error", listen: (event: { error: string }) => void): void;
    (type: "end", listen: () => void): void;
  };
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type RecognitionEvent = {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};

/** Makes a recogniser, or returns null if the browser has none. */
function newRecognition(language: string): Recognition | null {
  const scope = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  const Recogniser = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  if (!Recogniser) return null;
  const recognition = new Recogniser();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}

/** Whether the browser turns speech into text. */
export function hasRecognition(): boolean {
  return "SpeechRecognition" in globalThis || "webkitSpeechRecognition" in globalThis;
}
