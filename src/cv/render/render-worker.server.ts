import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { RenderReply, RenderRequest } from "./render-process.ts";
import type { PagesDrawing, PdfDrawing } from "./typst-engine.server.ts";

export type RenderLimits = {
  /** For one drawing, measured from when the process is ready. */
  timeMs: number;
  /** Resident memory of the process. Only checked where the system has /proc. */
  memoryMb: number;
};

export type DrawingResult =
  | { ok: true; drawing: PdfDrawing | PagesDrawing }
  | { ok: false; reason: "too-slow" | "too-large" | "failed"; problem: string };

/** One process that draws. Replace it after any answer other than `ok`, or when it `isWorn`. */
export type RenderWorker = {
  pid: number | undefined;
  /** @param signal aborts when the drawing is no longer wanted. The process is then killed. */
  draw: (request: RenderRequest, signal?: AbortSignal) => Promise<DrawingResult>;
  isWorn: () => boolean;
  /** False if the process has ended, for example because the system needed its memory. */
  isAlive: () => boolean;
  end: () => Promise<void>;
};

const startLimitMs = 30_000;

/** Starts a separate process: native code can only be stopped immediately by killing its process. */
export function startRenderWorker(limits: RenderLimits): RenderWorker {
  const child = fork(new URL("render-process.ts", import.meta.url), {
    execArgv: [],
    // It needs nothing from the site's environment.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const ready = nextReply(child, startLimitMs);
  let worn = false;

  return {
    pid: child.pid,
    isWorn: () => worn,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async draw(request, signal) {
      const start = await ready;
      if (start.kind !== "reply") return explain(start);
      if (signal?.aborted) child.kill("SIGKILL");
      const watch = watchMemory(child, limits.memoryMb);
      const answer = nextReply(child, limits.timeMs);
      const kill = () => void child.kill("SIGKILL");
      signal?.addEventListener("abort", kill);
      child.send(request);
      const outcome = await answer;
      signal?.removeEventListener("abort", kill);
      watch.end();
      if (watch.wasTooMuch()) return { ok: false, reason: "too-large", problem: "it took too much memory" };
      if (outcome.kind !== "reply") return explain(outcome);
      const { reply } = outcome;
      if (reply.kind !== "drawn")
        return { ok: false, reason: "failed", problem: reply.kind === "failed" ? reply.problem : reply.kind };
      worn = reply.megabytes > limits.memoryMb * 0.7;
      return { ok: true, drawing: reply.drawing };
    },
    async end() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

type Outcome = { kind: "reply"; reply: RenderReply } | { kind: "late" } | { kind: "gone"; problem: string };

function explain(outcome: Exclude<Outcome, { kind: "reply" }>): DrawingResult {
  if (outcome.kind === "late") return { ok: false, reason: "too-slow", problem: "it took too long" };
  return { ok: false, reason: "failed", problem: outcome.problem };
}

/** Waits for the next message of the process, and kills the process when none arrives in time. */
function nextReply(child: ChildProcess, limitMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      child.off("message", hear);
      child.off("exit", miss);
      child.off("error", fail);
      resolve(outcome);
    };
    const hear = (message: unknown) => settle({ kind: "reply", reply: message as RenderReply });
    const miss = (code: number | null, signal: string | null) =>
      settle({ kind: "gone", problem: `it ended with ${signal ?? code}` });
    const fail = (error: Error) => settle({ kind: "gone", problem: error.message });
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      settle({ kind: "late" });
    }, limitMs);
    child.once("message", hear);
    child.once("exit", miss);
    child.once("error", fail);
  });
}

/** Kills the process when it exceeds its memory limit. */
function watchMemory(child: ChildProcess, maxMb: number): { end: () => void; wasTooMuch: () => boolean } {
  let tooMuch = false;
  let isOver = false;
  const check = async () => {
    // Without /proc, or when the process has ended, only the time limit applies.
    const megabytes = await residentMb(child.pid).catch(() => 0);
    if (megabytes <= maxMb || isOver) return;
    tooMuch = true;
    child.kill("SIGKILL");
  };
  const timer = setInterval(() => void check(), 100);
  const end = () => {
    clearInterval(timer);
    // A check that still reads must not kill the process, which may be drawing something else by then.
    isOver = true;
  };
  return { end, wasTooMuch: () => tooMuch };
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
