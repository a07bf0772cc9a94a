import { escapeAttribute, escapeText } from "entities";

const address =
  /https?:\/\/[^\s<>"“”]+|(?<![\w@./-])www\.[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[^\s<>"“”]*)?|(?<![\w@.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+(?![\w@])/giu;
/** Marks after an address that belong to the sentence. */
const trailing = /(?:[.,;:!?*'’”»\]}]|&\w+;)+$/u;

/** The opening tag of a link. */
export const linkTag = (href: string): string =>
  `<a href="${escapeAttribute(href)}" rel="nofollow noopener noreferrer">`;

/** Writes a text as HTML in which web and mail addresses are links. */
export function linkAddresses(text: string): string {
  if (!/:\/\/|@|www\./i.test(text)) return escapeText(text);
  let html = "";
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutMarks(found);
    const isWeb = /^www\./i.test(written) || written.includes("://");
    const href = safeHref(isWeb ? written.replace(/^www\./i, "https://$&") : `mailto:${written}`);
    if (href === null) continue;
    html += `${escapeText(text.slice(done, index))}${linkTag(href)}${escapeText(written)}</a>`;
    done = index + written.length;
  }
  return html + escapeText(text.slice(done));
}

/** "(see https://crumb.example/jobs)." ends with a bracket and a full stop of the sentence. */
function withoutMarks(found: string): string {
  const written = found.replace(trailing, "");
  const isOpen = written.endsWith(")") && !written.includes("(");
  return isOpen ? withoutMarks(written.slice(0, -1)) : written;
}

/** The longest address that is accepted. */
const longestHref = 2000;

/**
 * Returns the address of a link if it is safe to follow: http, https or mailto, and absolute. Else null. Control
 * characters and white space inside, which can hide "java\nscript:", make it unsafe.
 */
export function safeHref(href: string | null): string | null {
  const given = href?.trim() ?? "";
  if (given.length > longestHref || !/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i.test(given)) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  if (/[\u0000-\u0020\u007f<>"]/.test(given) || !URL.canParse(given)) return null;
  return given;
}
