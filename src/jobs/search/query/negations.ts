import { foldText } from "../../../text/fold-text.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";

const certainNegations =
  "but not|not(?! (?:for profits?|sure|only|just|yet|really|full[ -]?time)(?!\\p{L}))|except(?: for)?|excluding|without(?! (?:borders|frontiers|(?:an? |any )?(?:degrees?|diplomas?|qualifications?|experience|certificates?|cv|resume))(?!\\p{L}))|other than|anything but|apart from|rather than|no(?! (?:code|problem|limits?|rush|degrees?|diplomas?|qualifications?|experience|certificates?|cv|resume))|(?:i )?(?:hate(?! my (?:job|work|boss))|dislike|can't stand|cannot stand|(?:don't|do not|don’t) (?:want|like))(?: to do)?";
/** Words that also mean something else next to a noun: "ohne Berührungsängste". */
const ambiguousNegations =
  "nicht|kein|keine|keinen|ohne|pas de|pas d'|sauf|sans|sin|excepto|senza|tranne|niet|geen|zonder|nie|bez|oprócz|não|nao|sem|inte|ej|utan|ne|kromě";
const particles = "(?:(?:as|in|into|for|with|at|a|an|the|any|to|be|being|als|comme|como)\\s+)*";
const negation = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(${certainNegations})|(?:but |and )?(${ambiguousNegations}))\\s+${particles}(\\p{L}+ to \\p{L}+|\\p{L}[\\p{L}\\p{N}+#.'’-]*)(?:\\s+(?!(?:not?|n?or|without|and|but)\\s)(\\p{L}[\\p{L}\\p{N}+#.'’-]*))?(?:\\s+n?or\\s+(\\p{L}[\\p{L}\\p{N}+#.'’-]*))?`,
  "giu",
);
const minWordLength = 2;

/**
 * Writes spoken exclusions as the search writes them: "marketing but no sales" is "marketing -sales".
 *
 * @param isKnown checks whether words name work, a skill or the like. "Without" excludes only such words.
 */
export function writeExclusions(typed: string, isKnown: (words: string) => boolean): string {
  return joinNegatedNames(typed).replace(
    negation,
    (whole: string, surely: string | undefined, _other, first: string, second?: string, third?: string) => {
      // "Not PHP or Java" excludes both.
      const alternative = third === undefined ? "" : isKnown(third) ? ` -${third}` : ` or ${third}`;
      // "No on call" excludes the phrase.
      if (stopWords.has(first.toLowerCase()))
        return second === undefined ? whole : `-"${first} ${second}"${alternative}`;
      const rest = `${second === undefined ? "" : ` ${second}`}${alternative}`;
      if (second !== undefined && isKnown(`${first} ${second}`)) return `-"${first} ${second}"${alternative}`;
      if (
        first.length < minWordLength ||
        // "Spring" is a season, too.
        (!isKnown(first) && (surely === undefined || isUninformativeWord(foldText(first))))
      )
        return whole;
      return first.includes(" ") ? `-"${first}"${rest}` : `-${first}${rest}`;
    },
  );
}

/** Writes names that begin with a negation as one word: they exclude nothing. */
const joinNegatedNames = (typed: string): string =>
  typed
    .replace(/(?<![\p{L}\p{N}-])(?:not[- ]for[- ]|non[- ]?)profits?(?![\p{L}\p{N}])/giu, "nonprofit")
    .replace(/(?<![\p{L}\p{N}-])non (?=\p{L}{3})/giu, "non-");
