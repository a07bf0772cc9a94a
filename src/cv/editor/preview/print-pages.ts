/**
 * Puts pages into an element while the browser prints, and takes them out afterwards: as SVG they are sharp on paper,
 * and on the screen they would only cost time.
 *
 * @param read the pages as SVG, or null where they are not there yet; the canvases are printed then
 * @returns ends it
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
