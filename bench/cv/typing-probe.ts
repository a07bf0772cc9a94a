/** What the page itself saw while somebody typed; times in milliseconds of its own clock. */
export type TypingRecord = {
  /** Keys that changed the CV: the question that each led to, and when it was pressed. */
  keys: { id: number; pressed: number }[];
  /** Answers of the worker: the question that was drawn, and where. */
  drawn: { id: number; where: string; at: number }[];
  /** Pages that changed on the screen: the question, and when the frame with it was over. */
  shown: { id: number; page: number; at: number }[];
  longTasks: { start: number; duration: number }[];
  /** Frames over 50 ms, with what ran in them. */
  longFrames: { start: number; duration: number; blocking: number; scripts: string[] }[];
  /** From a key to the next frame, whatever it shows, where that is over 16 ms. */
  echoes: number[];
};

/**
 * Runs in the page before anything else does, and only listens: keys by their own time stamp, pages by the number that
 * the preview writes on a canvas with the picture. Hands on nothing of this file.
 */
export function probeTyping(): void {
  const record: TypingRecord = { keys: [], drawn: [], shown: [], longTasks: [], longFrames: [], echoes: [] };
  Object.assign(globalThis, { typingRecord: record });

  let pressed = 0;
  addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });

  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener(
        "message",
        ({ data }: MessageEvent<{ kind?: string; id: number; where: string }>) => {
          if (data.kind === "drawn")
            record.drawn.push({ id: data.id, where: data.where, at: performance.now() });
        },
      );
    }
    override postMessage(message: { kind?: string; id: number }): void {
      if (message.kind === "ask") record.keys.push({ id: message.id, pressed });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      super.postMessage(message);
    }
  };

  // The frame after the next begins when the next, which has the picture, was drawn.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const canvas = target as HTMLCanvasElement;
      const page = [...document.querySelectorAll(".paper canvas")].indexOf(canvas);
      const id = Number(canvas.dataset["drawing"]);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => record.shown.push({ id, page, at: performance.now() })),
      );
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-drawing"] });

  const observe = (type: string, hear: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, ...more });
  };
  observe("longtask", ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }));
  type Frame = PerformanceEntry & {
    blockingDuration: number;
    scripts: { duration: number; invoker: string; sourceFunctionName: string; sourceURL: string }[];
  };
  observe("long-animation-frame", (entry) => {
    const { startTime, duration, blockingDuration, scripts } = entry as Frame;
    record.longFrames.push({
      start: startTime,
      duration,
      blocking: blockingDuration,
      scripts: scripts.map(
        (one) =>
          `${Math.round(one.duration)} ms ${one.invoker} ${one.sourceFunctionName} ${one.sourceURL.split("/").pop()}`,
      ),
    });
  });
  observe("event", ({ name, duration }) => name === "keydown" && record.echoes.push(duration), {
    durationThreshold: 16,
  });
}
