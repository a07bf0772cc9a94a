/** Starts the worker that runs the engine. Nothing of the engine is loaded before. */
export function startEngineWorker(): Worker {
  return new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module", name: "cv-engine" });
}
