/**
 * Puts SVG pages into an element while the browser prints and removes them afterwards. SVG is sharp on paper; on the
 * screen it would only cost time.
 *
 * @param read returns the pages as SVG, or null if they are not ready; then the canvases are printed
 * @returns a function that stops this
 */
export function printPages(element: HTMLElement, read: () => readonly string[] | null): () => void {
  const fill = () => {
    const parser = new DOMParser();
    const pages = (read() ?? []).map((svg) => parser.parseFromString(svg, "image/svg+xml").documentElement);
    element.replaceChildren(...pages.map((page) => document.importNode(page, true)));
  };
  const empty = () => element.replaceChildren();
  addEventListener("beforeprint", fill);
  addEventListener("afterprint", empty);
  return () => {
    removeEventListener("beforeprint", fill);
    removeEventListener("afterprint", empty);
  };
}
