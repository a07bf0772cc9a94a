import { encode } from "uqr";
import type { QrDrawing } from "./security-form.ts";

/** Draws the squares of a QR code as one SVG path, so that the page needs no image file. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
