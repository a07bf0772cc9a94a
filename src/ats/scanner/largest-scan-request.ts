import { limits } from "../../cv/read/limits.ts";

/** Bytes of a request with a file and the other fields of the form. */
export const largestScanRequest = limits.file + 1_000_000;
