/**
 * Returns the path of the picture that messengers show for a page.
 *
 * @example sharingPicture("/resources/networking") // "/og/resources/networking.png"
 */
export function sharingPicture(path: string): string {
  return `/og${path}.png`;
}

/** Returns the path of the page that a picture is for; null for other paths. */
export function pageOfPicture(picture: string): string | null {
  return /^\/og(\/.+)\.png$/.exec(picture)?.[1] ?? null;
}
