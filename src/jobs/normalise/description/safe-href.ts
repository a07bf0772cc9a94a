/** The longest address that is accepted. */
const limit = 2000;

/**
 * Returns the address of a link if it is safe to follow: http, https or mailto, and absolute. Else null. Control
 * characters and white space inside, which can hide "java\nscript:", make it unsafe.
 */
export function safeHref(href: string | null): string | null {
  const address = href?.trim() ?? "";
  if (address.length > limit || !/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(address)) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  if (/[\u0000-\u0020\u007f<>"]/.test(address) || !URL.canParse(address)) return null;
  return address;
}
