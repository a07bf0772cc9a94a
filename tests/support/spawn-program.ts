import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A program in its own process, to be watched, talked to and killed. */
export type Program = {
  process: ChildProcess;
  /** Its whole output so far. */
  said: () => string;
  /** Resolves when the output matches the pattern. Rejects when the program ends first. */
  says: (pattern: RegExp) => Promise<RegExpMatchArray>;
  tell: (line: string) => void;
  /** Ends it, by default without a chance to clean up, and waits until it has exited. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Compiled modules that later processes read: a fifth of the processor time in which a site starts. */
const compiled = { NODE_COMPILE_CACHE: "node_modules/.cache/foothold/compiled" };

/** Starts a TypeScript file with the current Node.js. */
export function spawnProgram(file: string, words: string[] = [], env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...compiled, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    process: child,
    said: () => text,
    says(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        void once(child, "close").then(() => reject(new Error(`It ended without ${pattern}: ${text}`)));
      });
    },
    tell: (line) => child.stdin.write(`${line}\n`),
    async end(signal = "SIGKILL") {
      child.kill(signal);
      return ended;
    },
  };
}
