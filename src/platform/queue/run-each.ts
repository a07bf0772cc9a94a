/**
 * Runs something for each item, one after the other, until the signal aborts. If an item fails, the others still run:
 * the failures are thrown together at the end.
 *
 * @param what names the work in the message of the error, such as "Mails with reminders"
 */
export async function runEach<Item>(
  items: readonly Item[],
  { what, signal }: { what: string; signal: AbortSignal },
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const problems: unknown[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that pages get their turn
      await run(item);
    } catch (problem) {
      problems.push(problem);
    }
  }
  if (problems.length > 0)
    throw new AggregateError(
      problems,
      `${what} failed for ${problems.length} of ${items.length}: ${String(problems[0])}`,
    );
}
