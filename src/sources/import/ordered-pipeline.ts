/** Work in two steps. The first runs for several pieces at once, the second for one at a time in the order of `add`. */
export type OrderedPipeline = {
  /**
   * Waits until there is room. Rejects as soon as the second step of a piece failed, or the first step of the next
   * piece in order. All later pieces are dropped.
   */
  add<First>(first: Promise<First>, second: (first: First) => void | Promise<void>): Promise<void>;
  /** Waits for all added pieces. Rejects as `add` does. */
  end(): Promise<void>;
};

/**
 * @param most maximum number of pieces in progress.
 * @param signal drops pieces whose second step has not begun.
 */
export function orderedPipeline(most: number, signal: AbortSignal): OrderedPipeline {
  const underWay: Promise<void>[] = [];
  let last = Promise.resolve();
  return {
    async add(first, second) {
      // Both are awaited in their turn. Until then, a failure must not count as unhandled.
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
