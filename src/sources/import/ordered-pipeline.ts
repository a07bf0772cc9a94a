/** Work in two steps: the first of several pieces at once, the second one at a time and in the order of `add`. */
export type Turns = {
  /**
   * Waits until there is room. Rejects as soon as the second step of a piece failed, or the first of the one whose
   * turn it is; the pieces behind it are dropped.
   */
  add<First>(first: Promise<First>, second: (first: First) => void | Promise<void>): Promise<void>;
  /** Waits for everything that was added; rejects as `add` does. */
  end(): Promise<void>;
};

/**
 * @param most pieces under way at once.
 * @param signal drops what has not begun its second step.
 */
export function orderedPipeline(most: number, signal: AbortSignal): Turns {
  const underWay: Promise<void>[] = [];
  let last = Promise.resolve();
  return {
    async add(first, second) {
      // Both are waited for in their turn; until then a failure must not count as nobody's.
      first.catch(() => {});
      last = takeTurn(last, first, second);
      last.catch(() => {});
      underWay.push(last);
      if (underWay.length >= most) await underWay.shift();
    },
    end: () => last,
  };

  async function takeTurn<First>(
    before: Promise<void>,
    first: Promise<First>,
    second: (first: First) => void | Promise<void>,
  ): Promise<void> {
    await before;
    if (signal.aborted) return;
    const prepared = await first;
    if (!signal.aborted) await second(prepared);
  }
}
