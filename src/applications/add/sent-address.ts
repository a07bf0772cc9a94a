/**
 * Finds the address that a page, a bookmark or another app sent. Some apps put it into the text.
 *
 * @returns a web address, or ""
 */
export function sentAddress(params: URLSearchParams): string {
  const found =
    [params.get("url"), params.get("text"), params.get("title")]
      .map((text) => /https?:\/\/[^\s<>"]+/i.exec(text ?? "")?.[0])
      .find((address) => address !== undefined) ?? "";
  return URL.canParse(found) ? found.slice(0, 2_000) : "";
}

/** Returns the title that was sent, on one line; "" if it is an address. */
export function sentTitle(params: URLSearchParams): string {
  const title = (params.get("title") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 300);
  return /^https?:\/\//i.test(title) ? "" : title;
}
