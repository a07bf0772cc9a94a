import { readLink } from "./read-link.ts";

/** Reads the address of a link. Returns null unless it is an http, https or mailto address. */
export function readHref(typed: string): string | null {
  if (!/^mailto:/i.test(typed)) return readLink(typed).href;
  try {
    return readLink(decodeURIComponent(typed)).href;
  } catch {
    return null;
  }
}
