/** Adds the cookies that one answer sets to the headers of another, and returns the latter. */
export function copyCookies(from: Headers, to: Headers): Headers {
  for (const cookie of from.getSetCookie()) to.append("set-cookie", cookie);
  return to;
}
