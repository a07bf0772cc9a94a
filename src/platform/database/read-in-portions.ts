/** Rows read at once. */
const portionSize = 500;

/**
 * Yields the rows of a long list one by one, reading them in portions.
 *
 * @param read returns the next rows in order, at most `portionSize`, after the id of the last one; starts after 0
 */
export async function* readInPortions<Row extends { id: number }>(
  read: (after: number, most: number) => Promise<Row[]>,
): AsyncGenerator<Omit<Row, "id">> {
  let after = 0;
  for (;;) {
    const rows = await read(after, portionSize);
    for (const { id, ...row } of rows) {
      yield row;
      after = id;
    }
    if (rows.length < portionSize) return;
  }
}
