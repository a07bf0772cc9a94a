/** Milliseconds from the first unsaved key to the save. */
const savesAfter = 300;

/** After a failure the next try waits longer. */
const retriesAfter = 3_000;

export type Autosave = {
  /** Something changed. */
  touch: () => void;
  /** Saves at once what is not saved. */
  flush: () => void;
  isPending: () => boolean;
  stop: () => void;
};

/**
 * Saves as somebody types: within 300 ms of the first unsaved key, however long the typing goes on, and one save at a
 * time. `save` says whether it was kept; what was not is tried again, also when `save` throws.
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
