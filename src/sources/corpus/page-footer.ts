/** The end of a page: "© 2026 Northbeck Inc. All rights reserved." */
const copyright = /(?:©|\(c\)|\bcopyright\b)\s*(?:19|20)\d\d\b[^\n]{0,80}\s*$|\ball rights? reserved\b\W*$/iu;

/** Links in the menus of job sites, as they are written there. */
const menuLink =
  /\b(?:About(?: Us)?|Our ?Story|Pricing|FAQs?|Blog|Help(?: Cent(?:er|re))?|Support|Contact(?: Us)?|Careers|Case Studies|Terms(?: (?:of (?:Service|Use)|(?:and|&) Conditions))?|Privacy(?: Policy)?|Cookies?(?: Policy)?|Imprint|Sitemap|Find (?:[Ww]ork|[Jj]obs)|(?:Post|Browse) (?:[Aa] )?[Jj]obs?|Log ?[Ii]n|Sign (?:[Ii]n|[Uu]p)|Register|Newsletter|Jobs Posted \d+|View Company Profile)\b/g;

/** Fewer links may be words of the advert. */
const fewestLinks = 4;
/** Characters between two links of a menu: a slogan in capitals, a telephone number. */
const longestGap = 90;
/** Two words in small letters, as in a sentence. */
const sentence = /(?:^|\s)\p{Ll}+[\s.,;:].*(?<=\s)\p{Ll}+(?=[\s.,;:]|$)/su;
/** Characters of the longest menu. */
const longestFooter = 1_000;

/**
 * Removes the footer of a web page from the end of a text that was copied with it: the menu of the site and the
 * copyright notice.
 *
 * @example withoutPageFooter("Sell boots. About Pricing FAQ Blog © 2026 Northbeck Inc.") // "Sell boots."
 */
export function withoutPageFooter(text: string): string {
  const start = Math.max(0, text.length - longestFooter);
  const end = text.slice(start);
  const notice = copyright.exec(end);
  if (!notice) return text;
  let [from, links] = [notice.index, 0];
  for (const { index, 0: link } of [...end.slice(0, notice.index).matchAll(menuLink)].toReversed()) {
    const gap = end.slice(index + link.length, from);
    if (gap.length > longestGap || (links > 0 && sentence.test(gap))) break;
    from = index;
    links += 1;
  }
  return links < fewestLinks ? text : text.slice(0, start + from).trimEnd();
}
