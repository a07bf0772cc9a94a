import { cleanWebAddress } from "./web-address.ts";

const mail = "[a-z0-9][a-z0-9._+-]{0,60}@(?:[a-z0-9-]{1,60}\\.){1,4}[a-z]{2,12}";
const wholeMail = new RegExp(`^mailto:(${mail})$`, "i");
/** "jobs@x.example", and the ways in which people hide it from robots: "jobs [at] x.example", "jobs at x dot example". */
const writtenMail = new RegExp(
  `(?<![\\w.@+-])(?:${mail}|[a-z0-9._+-]{2,40}(?: ?[[({] ?(?:at|@) ?[\\])}] ?| at )(?:[a-z0-9-]{2,40}(?: ?[[({] ?dot ?[\\])}] ?| dot |\\.)){1,3}(?:com|io|co|org|net|ai|dev|de|uk|eu|us|et))(?![\\w@])`,
  "gi",
);

/** Words before an address that is for applications. */
const asksToWrite =
  /\b(?:apply|appl\w+|e-?mail(?:ed|ing)?|send|sent|write|contact|reach|resumes?|r[eé]sum[eé]s?|cvs?|cv['’]s|interested|drop|ping|submit|talk to|get in touch|hiring|jobs?|bewerb\w*|position)\b[^\n]{0,160}\n{0,2}[^\n]{0,40}$/i;
/** Addresses that are for other things. */
const otherPurpose =
  /\b(?:accommodat\w*|disabilit\w*|privacy|press|fraud|scam|unsubscribe|support questions)\b[^\n]{0,120}$/i;
const otherMailbox =
  /^(?:no-?reply|privacy|press|abuse|accommodat\w*|support|security|sales|unsubscribe)[@\W]/i;

/** Cleans an address to apply at: a web page, or "mailto:" with one e-mail address. Null for anything else. */
export function cleanApplyAddress(published: string | null): string | null {
  const mailbox = wholeMail.exec(published?.trim() ?? "")?.[1];
  return mailbox === undefined ? cleanWebAddress(published) : `mailto:${mailbox}`;
}

/**
 * Finds the e-mail address to apply at in a text, next to words such as "apply" and "send your CV to".
 *
 * @example findApplyMail("Send your CV to jobs [at] northbeck.example") // null: only common endings are read when hidden
 * @example findApplyMail("Send your CV to jobs@northbeck.example") // "mailto:jobs@northbeck.example"
 */
export function findApplyMail(text: string): string | null {
  for (const match of text.matchAll(writtenMail)) {
    const before = text.slice(Math.max(0, match.index - 200), match.index);
    if (!asksToWrite.test(before) || otherPurpose.test(before) || otherMailbox.test(match[0])) continue;
    const plain = match[0]
      .replace(/ ?[[({] ?dot ?[\])}] ?| dot /gi, ".")
      .replace(/ ?[[({] ?(?:at|@) ?[\])}] ?| at /i, "@");
    const address = cleanApplyAddress(`mailto:${plain}`);
    if (address !== null) return address;
  }
  return null;
}
