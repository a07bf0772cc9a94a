import joined from "../../data/text/compound-words.json" with { type: "json" };

/**
 * Words that people write in one, two or hyphenated. If the parts are next to each other, the joined form is indexed,
 * and a query for the parts also looks for the joined form: "front end" → "frontend". Folded; the key is "first second".
 * Three-part compounds are found through their joined first two parts.
 */
export const compoundWords: ReadonlyMap<string, string> = new Map(
  joined.map((parts) => {
    const words = parts.split(" ");
    const last = words.pop() ?? "";
    return [`${words.join("")} ${last}`, words.join("") + last];
  }),
);

/** First parts of compounds. Few words are one, and looking in this set is faster than building a joined key. */
export const compoundStarts: ReadonlySet<string> = new Set(
  [...compoundWords.keys()].map((key) => key.split(" ")[0] ?? ""),
);

/** "nodejs" is also indexed as "node", because many people omit the suffix. */
export const frameworkSuffix = /^(node|react|vue|next|nuxt|angular|express|ember|nest|three|backbone)js$/;
