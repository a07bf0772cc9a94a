/** Longest address kept. */
const limit = 2000;

/**
 * The address of a link when it is one a person may safely follow: http, https or mailto, absolute. Else null.
 * Control characters and white space inside, with which "java\nscript:" hides, make it unsafe.
 */
export function safeHref(href: string | null): string | null {
  const address = href?.trim() ?? "";
  if (address.length > limit || !/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(address)) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  if (/[\u0000-\u0020\u007f<>"]/.test(address) || !URL.canParse(address)) return null;
  return address;
}
