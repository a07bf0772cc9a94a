/**
 * Puts SVG pages into an element while the browser prints and removes them afterwards. SVG is sharp on paper; on the
 * screen it would only cost time.
 *
 * @param read returns the pages as SVG, or null if they are not ready; then the canvases are printed
 * @param readTitle returns the title for the time of printing, which browsers suggest as a file name
 * @returns a function that stops this
 */
export function printPages(
  element: HTMLElement,
  read: () => readonly string[] | null,
  readTitle: () => string,
): () => void {
  let title = document.title;
  const fill = () => {
    title = document.title;
    document.title = readTitle();
    const parser = new DOMParser();
    const pages = (read() ?? []).map((svg) => parser.parseFromString(svg, "image/svg+xml").documentElement);
    element.replaceChildren(...pages.map((page) => document.importNode(page, true)));
  };
  const empty = () => {
    document.title = title;
    element.replaceChildren();
  };
  addEventListener("beforeprint", fill);
  addEventListener("afterprint", empty);
  return () => {
    removeEventListener("beforeprint", fill);
    removeEventListener("afterprint", empty);
  };
}
