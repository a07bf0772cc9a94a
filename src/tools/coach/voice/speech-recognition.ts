/** The part of the browser's speech recognition that is used. The DOM types do not have it. */
export type Recognition = {
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
export function newRecognition(language: string): Recognition | null {
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
