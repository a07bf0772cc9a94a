/** A name and an address, as in `Foothold <no-reply@example.org>`. */
export type Mailbox = { name: string; address: string };

/** One address and nothing else: no list, no name, no quotes, nothing that could end a header. */
const addressShape = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** Whether mail can be sent to this text as it is. It does not tell whether anyone reads it. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && addressShape.test(text);
}

/**
 * Reads an address, with or without a name before it. Returns null for anything else.
 *
 * @example readMailbox('"Jobs, Inc." <jobs@example.org>') // { name: "Jobs, Inc.", address: "jobs@example.org" }
 */
export function readMailbox(text: string): Mailbox | null {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const bare = address.trim();
  if (!isMailAddress(bare)) return null;
  return { name: oneLine(name).replace(/^"(.*)"$/, "$1"), address: bare };
}

/** Replaces line breaks and other control characters, which could begin another header, with spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
