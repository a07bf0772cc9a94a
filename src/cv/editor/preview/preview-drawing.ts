/** A field on a page, in points from the upper left corner. */
export type PreviewPlace = { pointer: string; page: number; x: number; y: number; w: number; h: number };

/** What /cv-builder/preview answers. */
export type PreviewDrawing = {
  /** One SVG element a page. */
  pages: string[];
  places: PreviewPlace[];
};

/**
 * A page as the address of a picture. As a picture it can run nothing and load nothing, whatever stood in it, and two
 * pages cannot use each other's ids.
 */
export function pageAddress(svg: string): string {
  const image = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${image.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("\n", "%0A")}`;
}
