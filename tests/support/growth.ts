/** Milliseconds that are added to each time, so that the noise of very short work does not count. */
const smoothing = 5;

/**
 * Returns how much longer work takes on a text of twice the length: 2 if the time grows with the length, 4 if it grows
 * with its square. It compares the medians of several measurements of this thread's processor time, on which other
 * programs have little influence.
 *
 * @param unit is repeated up to the length
 */
export function growth(work: (text: string) => unknown, unit: string, length: number): number {
  const timed = (size: number) => {
    const text = unit.repeat(Math.ceil(size / unit.length));
    work(text);
    return () => processorTime(() => work(text)) + smoothing;
  };
  const [once, twice] = [timed(length), timed(2 * length)];
  const times = Array.from({ length: 5 }, () => [once(), twice()] as const);
  return median(times.map(([, long]) => long)) / median(times.map(([short]) => short));
}

/** Work whose time grows with the square of the length is above this. Work that grows with the length is below. */
export const linear = 3.2;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
