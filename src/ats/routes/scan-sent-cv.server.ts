import type { ScanRequest } from "../scan-cv.ts";
import { addressNetwork } from "../../platform/http/address-network.ts";
import type { RequestServices } from "../../app/request/services.ts";

/**
 * Scans a CV that was sent as a file or as text, in memory. `name` is that of the file; empty for a text.
 *
 * @param shown for the page of the scanner
 */
export async function scanSentCv(
  { file, text }: { file: File | null; text: string },
  { cvScanner, clientAddress }: Pick<RequestServices, "cvScanner" | "clientAddress">,
  signal: AbortSignal,
  shown?: ScanRequest["shown"],
) {
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text);
  const name = file ? file.name.slice(0, 200) : "";
  const by = { client: addressNetwork(clientAddress), signal };
  const scan = await cvScanner.scan({ bytes, name: name || "cv.txt", ...(shown ? { shown } : {}) }, by);
  if (scan.ok) return { ...scan, name };
  const status = scan.reason === "too-often" ? 429 : scan.reason === "busy" ? 503 : 422;
  return { ...scan, status };
}
