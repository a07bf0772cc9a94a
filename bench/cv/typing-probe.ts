/** Events that the page recorded during typing. Times are milliseconds of the page's own clock. */
export type TypingRecord = {
  /** Keys that changed the CV: the request that each led to, and when it was pressed. */
  keys: { id: number; pressed: number }[];
  /** Answers of the worker: the request that was drawn, and where. */
  drawn: { id: number; where: string; at: number }[];
  /** Pages that changed on the screen: the request, and when the frame that shows it ended. */
  shown: { id: number; page: number; at: number }[];
  longTasks: { start: number; duration: number }[];
  /** Frames over 50 ms, with what ran in them. */
  longFrames: { start: number; duration: number; blocking: number; scripts: string[] }[];
  /** Milliseconds from a key to the next frame, whatever it shows, if they are more than 16. */
  echoes: number[];
};

/**
 * Records typing. It runs in the page before any other script and changes nothing. It reads the time of each key from
 * its event, and the number of each drawing from the canvas that the preview paints. It is sent to the page as text,
 * so it must not use anything else of this file.
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

  // The picture is in the next frame. The frame after that one starts when the next one is drawn.
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
