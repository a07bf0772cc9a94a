/** Adds the cookies that one answer sets to those of another, and gives the latter. */
export function copyCookies(from: Headers, to: Headers): Headers {
  for (const cookie of from.getSetCookie()) to.append("set-cookie", cookie);
  return to;
}
