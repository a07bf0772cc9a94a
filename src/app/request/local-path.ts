/**
 * Reads a path inside this site from untrusted input. Returns "/" for anything that could lead elsewhere.
 *
 * @example localPath("/jobs?q=nurse") // "/jobs?q=nurse"
 * @example localPath("//evil.example") // "/"
 */
export function localPath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  // Browsers drop tabs and line breaks and read "\" as "/", so check the address as they read it.
  const here = "http://site.invalid";
  const url = URL.parse(value, here);
  if (url?.origin !== here || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
