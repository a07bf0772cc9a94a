/** Contrast of text on its background that WCAG AA asks for. */
const minContrast = 4.5;

/**
 * Darkens a colour until text in it can be read on white.
 *
 * @param colour as #rrggbb
 */
export function readableOnWhite(colour: string): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  while (contrastOnWhite(channels) < minContrast) channels = channels.map((one) => Math.floor(one * 0.96));
  return `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of a colour with white, as WCAG 2 defines it: 1 to 21. */
export function contrastOnWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((one) => {
    const share = one / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
