/** Milliseconds from the first unsaved keystroke to the save. */
const savesAfter = 300;

/** Milliseconds from a failed save to the next try. */
const retriesAfter = 3_000;

export type Autosave = {
  /** Call this after each change. */
  touch: () => void;
  /** Saves unsaved changes immediately. */
  flush: () => void;
  isPending: () => boolean;
  stop: () => void;
};

/**
 * Saves while the user types: within 300 ms of the first unsaved keystroke, even if typing continues. Only one save
 * runs at a time. `save` resolves to whether the save succeeded. A save that fails or throws is retried.
 *
 * @param tellBroken called when `save` throws
 */
export function createAutosave(
  save: () => Promise<boolean>,
  tellBroken: (error: unknown) => void = () => undefined,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dirty = false;
  let saving = false;
  let stopped = false;

  const plan = (wait: number): void => {
    if (timer === undefined && !saving && !stopped) timer = setTimeout(run, wait);
  };

  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    if (saving || !dirty) return;
    saving = true;
    dirty = false;
    void settle();
  }

  async function settle(): Promise<void> {
    const kept = await save().catch((error: unknown) => {
      tellBroken(error);
      return false;
    });
    saving = false;
    if (!kept) dirty = true;
    if (dirty && kept && stopped) run();
    else if (dirty) plan(kept ? savesAfter : retriesAfter);
  }

  return {
    touch() {
      dirty = true;
      plan(savesAfter);
    },
    flush: run,
    isPending: () => dirty || saving,
    stop() {
      run();
      stopped = true;
    },
  };
}
