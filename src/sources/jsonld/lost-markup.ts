import { foldText } from "../../text/fold-text.ts";
import { closedNotice, emptyNotice } from "./closed-notice.ts";
import { readPage } from "./read-page.ts";
import type { VisibleWords } from "./visible-words.ts";

/** Walls have less text than this, in characters. An advert with a form to sign in has more. */
const shortPage = 1_500;
/** Words of challenges, sign-in walls and error pages, which may come with status 200. */
const wallWords =
  /just a moment|attention required|checking (?:if|your)|verify(?:ing)? (?:that )?you(?:'re| are)? (?:are )?(?:a )?human|are you (?:a )?(?:human|robot)|not a robot|(?<!protected by re)captcha|access (?:to this page has been )?denied|(?:enable|activate) (?:javascript|cookies)|javascript (?:is )?(?:required|disabled)|pardon our interruption|request (?:unsuccessful|blocked|rejected)|security (?:check|verification)|bot (?:detection|verification|protection)|unusual traffic|ddos|too many requests|rate limit|(?:log|sign) ?in to (?:continue|view|see|access|your)|(?:please|you must|you need to) (?:log|sign|be logged|be signed) ?in|members only|anmelden,? um|bitte (?:melden sie sich|anmelden|einloggen)|connectez-vous|inicia(?:r)? sesion|faca login|accedi per|log in om|zaloguj sie|logga in for|under maintenance|be right back|temporarily unavailable|something went wrong|internal server error|service unavailable|bad gateway|wartungsarbeiten|en maintenance/;
const wallScripts = /cf-chl|challenge-platform|_incapsula_|px-captcha|captcha-delivery|awswaf/i;

const titleOfSignIn =
  /^(?:log ?in|sign ?in|anmelden|einloggen|se connecter|connexion|iniciar sesion|entrar|accedi|inloggen|zaloguj)(?: |$)|[^\p{L}] ?(?:log ?in|sign ?in|anmelden|connexion)$/u;

/** Whether a page shows a challenge, a form to sign in or a fault in place of its content. */
function isWall(html: string, { title, blocks, length, asksForPassword }: VisibleWords): boolean {
  if (titleOfSignIn.test(folded(title))) return true;
  if (length >= shortPage) return false;
  if (wallWords.test(folded(title))) return true;
  return asksForPassword || wallScripts.test(html) || blocks.some((block) => wallWords.test(folded(block)));
}

/** False for a page that breaks off. Pages that leave out both ends of `html` and `body` count as whole. */
export function isWholePage(html: string): boolean {
  return !/<(?:html|body)[\s>]/i.test(html) || /<\/(?:html|body)\s*>/i.test(html);
}

/** True for a whole page that shows neither a challenge, a form to sign in nor a fault. */
export function isOrdinaryPage(html: string): boolean {
  return isWholePage(html) && !isWall(html, readPage(html, null).words);
}

/**
 * Judges a page that had postings and has no job data now. `closed`: it says so. `empty`: it says that it has no
 * openings. `lost`: it still has the title of one of its jobs. `unknown`: it may be any page.
 */
export function judgeWithoutMarkup(
  html: string,
  titles: readonly string[],
): "closed" | "empty" | "lost" | "unknown" {
  const { words } = readPage(html, null);
  if (!isWholePage(html) || isWall(html, words)) return "unknown";
  if (closedNotice(words.blocks, "") !== null) return "closed";
  if (emptyNotice(words.blocks) !== null) return "empty";
  return hasTitle(words.blocks, titles) ? "lost" : "unknown";
}

/** A title counts as there if one line has all its words: pages add a place or an id to it. */
function hasTitle(blocks: readonly string[], titles: readonly string[]): boolean {
  const lines = blocks.map((block) => new Set(wordsOf(block)));
  return titles.map(wordsOf).some((title) => {
    return title.length > 0 && lines.some((line) => title.every((word) => line.has(word)));
  });
}

const folded = (text: string) => foldText(text).replaceAll(/[’‘]/g, "'");

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
