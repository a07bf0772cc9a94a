import { cleanWebAddress } from "./web-address.ts";

const mail = "[a-z0-9][a-z0-9._+-]{0,60}@(?:[a-z0-9-]{1,60}\\.){1,4}[a-z]{2,12}";
const wholeMail = new RegExp(`^mailto:(${mail})$`, "i");
const ending = "(?:com|io|co|org|net|ai|dev|de|uk|eu|us|et|pm)";
const dot = "(?: ?[[({] ?dot ?[\\])}] ?| dot |\\.)";
const at = "(?: ?[[({<] ?(?:at|@) ?[\\])}>] ?| at )";
/** "jobs@x.example", and the ways in which people hide it from robots: "jobs [at] x.com", "jobs at x dot com". */
const writtenMail = new RegExp(
  `(?<![\\w.@+-])(?:${mail}|(?<local>(?:[a-z0-9-]{2,20} dot )?[a-z0-9._+-]{2,40})(?<at>${at})(?<domain>(?:[a-z0-9-]{2,40}${dot}){1,3}${ending}))(?![\\w@])`,
  "gi",
);
/** The words of the next element, without a space: "anna@northbeck.comPlease". */
const gluedTextPattern = /(?<=\.\p{Ll}{2,6})\.?\p{Lu}\p{L}*$/u;
/** Words before "at" that are not a mailbox: "visit us at northbeck.com". */
const noMailbox =
  /^(?:us|me|you|them|online|out|here|more|site|website|page|apply|work|working|jobs?|careers?|openings?|positions?|roles?|engineers?|team|available|found|look|directly|is|are|now)$/i;

/** Words before an address that is for applications. */
const asksToWrite =
  /\b(?:apply|appl\w+|e-?mail(?:ed|ing)?|send|sent|write|contact|reach|resumes?|r[eé]sum[eé]s?|cvs?|cv['’]s|interested|drop|ping|submit|talk to|get in touch|hiring|jobs?|bewerb\w*|position)\b[^\n]{0,160}\n{0,2}[^\n]{0,40}$/i;
const asksForMail = /\b(?:e-?mail|mail|write|send|contact|reach|ping)\b[^\n]{0,50}$/i;
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
 * Finds the e-mail address to apply at in the text of an advert without any link: one next to words such as "apply", or
 * else the only one.
 */
export function findOnlyContact(text: string): string | null {
  const asked = findApplyMail(text);
  if (asked !== null || !text.includes("@")) return asked;
  const plain = [...text.matchAll(writtenMail)].filter(
    ({ index, groups }) =>
      groups?.["local"] === undefined && !otherPurpose.test(text.slice(Math.max(0, index - 200), index)),
  );
  const addresses = plain.flatMap(
    ([found]) => cleanApplyAddress(`mailto:${found.replace(gluedTextPattern, "")}`) ?? [],
  );
  const mailboxes = addresses.filter((address) => !otherMailbox.test(address.slice("mailto:".length)));
  const domains = new Set(mailboxes.map((address) => address.split("@")[1]?.toLowerCase()));
  return domains.size === 1 ? (mailboxes[0] ?? null) : null;
}

/**
 * Finds the e-mail address to apply at in a text, next to words such as "apply" and "send your CV to".
 *
 * @example findApplyMail("Send your CV to jobs [at] northbeck.com") // "mailto:jobs@northbeck.com"
 */
export function findApplyMail(text: string): string | null {
  for (const match of text.matchAll(writtenMail)) {
    const before = text.slice(Math.max(0, match.index - 200), match.index);
    if (!asksToWrite.test(before) || otherPurpose.test(before) || otherMailbox.test(match[0])) continue;
    const { local, at: sign, domain } = match.groups ?? {};
    const isHidden = local !== undefined && domain !== undefined;
    const isOnlyAt = isHidden && sign?.trim().toLowerCase() === "at";
    if (isOnlyAt && (noMailbox.test(local) || domain.startsWith("www.") || !asksForMail.test(before)))
      continue;
    const plain = isHidden
      ? `${local.replace(/ dot /i, ".")}@${domain.replace(/ ?[[({] ?dot ?[\])}] ?| dot /gi, ".")}`
      : match[0].replace(gluedTextPattern, "");
    const address = cleanApplyAddress(`mailto:${plain}`);
    if (address !== null) return address;
  }
  return null;
}
