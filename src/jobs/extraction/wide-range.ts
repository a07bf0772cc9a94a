import type { PayRange } from "../posting.ts";

/** The ends of the pay of one job differ by less than this factor. */
export const widestRange = 4;

/** True for a range such as 20,000 to 200,000, which says too little about the pay to compare it with others. */
export function isWideRange({ min, max }: Pick<PayRange, "min" | "max">): boolean {
  return min !== null && max !== null && max > min * widestRange;
}
