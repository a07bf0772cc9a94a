import * as fc from "fast-check";
import { isFullRun } from "./full-run.ts";

// `npm test` tries the same cases each time, so that a failed run means that the change broke something. The full run
// tries new cases; a failure prints the seed that repeats it.
if (!isFullRun) fc.configureGlobal({ seed: 20_261_128 });
