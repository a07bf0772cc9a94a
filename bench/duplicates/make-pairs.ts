import type { RawPosting } from "../../src/jobs/posting.ts";
import { seededRandom, type Random } from "../random.ts";
import {
  editedText,
  renamedCompany,
  republished,
  respelt,
  retitled,
  sentencesOf,
  withText,
} from "./edit-advert.ts";
import type { Pair } from "./pair.ts";
import type { Advert } from "./read-adverts.ts";

type Half = { source: string; raw: RawPosting };
/** Makes a pair from an advert. Returns null if the advert does not allow a pair of this kind. */
type Maker = (advert: Advert, all: Lookup, random: Random) => { one: Half; other: Half } | null;

type Lookup = {
  byCompany: ReadonlyMap<string, Advert[]>;
  byTitle: ReadonlyMap<string, Advert[]>;
  adverts: readonly Advert[];
};

const board = "board";
const feed = "feed";
const minText = 600;

/** Ways in which boards, feeds and employers publish the same opening again. */
const same: Record<string, Maker> = {
  "repost, edited": ({ raw, text }, _, random) =>
    pair(board, withText(raw, text), board, withText(raw, editedText(text, random)), 1 + random.below(60)),
  "other board": ({ raw, text }, _, random) =>
    pair(board, withText(raw, text), feed, {
      ...withText(raw, editedText(text, random)),
      title: retitled(raw.title, random),
      company: renamedCompany(raw.company, random),
      locations: respelt(raw.locations, random),
    }),
  "excerpt in a feed": ({ raw, text }) =>
    pair(board, withText(raw, text), feed, withText(raw, `${text.slice(0, 420)}…`)),
  "same address": ({ raw, text }, _, random) => {
    const made = pair(board, withText(raw, text), feed, withText(raw, editedText(text, random)));
    const url = `https://jobs.example/shared/${made.one.raw.externalId}`;
    made.one.raw.url = url;
    made.other.raw.url = `${url}/?utm_source=feed`;
    return made;
  },
  "copy with another id": ({ raw, text }) => pair(board, withText(raw, text), board, withText(raw, text), 3),
  "monthly repost": (advert, { byCompany }) => {
    const { raw } = advert;
    if (!advert.file.startsWith("hn_")) return null;
    // The header has company, role and place. The same header a month or two later is the same opening again.
    const again = byCompany.get(raw.company)?.find((other) => {
      const days = Math.abs(Number(other.raw.postedAt) - Number(raw.postedAt)) / 86_400;
      return other !== advert && header(other) === header(advert) && days > 10 && days < 65;
    });
    return again ? { one: { source: board, raw }, other: { source: board, raw: again.raw } } : null;
  },
};

/** Ways in which different openings look alike. */
const different: Record<string, Maker> = {
  "other city": ({ raw, text }, _, random) =>
    pair(board, withText(raw, text), feed, { ...withText(raw, text), ...elsewhere(raw, random) }),
  "other city, no company": ({ raw, text }, _, random) => {
    const bare = { ...withText(raw, text), company: "Company not stated" };
    return pair(board, bare, board, { ...bare, ...elsewhere(raw, random) });
  },
  "other level": ({ raw, text }, _, random) => {
    const plain = raw.title.replace(/\b(?:Senior|Junior|Lead|Sr\.?|Jr\.?)\s+/g, "");
    const [first, second] = random.pick([
      ["Senior ", "Junior "],
      ["", "Lead "],
      ["", "Senior "],
    ] as const);
    return pair(board, { ...withText(raw, text), title: first + plain }, board, {
      ...withText(raw, text),
      title: second + plain,
    });
  },
  "other employer": (advert, { byTitle }) => {
    const other = byTitle
      .get(advert.raw.title.toLowerCase())
      ?.find(
        ({ raw, text }) =>
          raw.company !== advert.raw.company && text.slice(0, 80) !== advert.text.slice(0, 80),
      );
    return other
      ? pair(board, { ...advert.raw, locations: ["Denver, CO"] }, feed, {
          ...other.raw,
          locations: ["Denver, CO"],
        })
      : null;
  },
  "other role of the employer": (advert, { byCompany }, random) => {
    const others =
      byCompany.get(advert.raw.company)?.filter(({ raw }) => raw.title !== advert.raw.title) ?? [];
    return others.length === 0 ? null : pair(board, advert.raw, feed, random.pick(others).raw);
  },
  "other team, one title": (advert, { adverts }, random) => {
    const own = sentencesOf(advert.text);
    const stranger = random.pick(adverts);
    const strange = sentencesOf(stranger.text);
    if (own.length < 12 || strange.length < 6) return null;
    // A third of the text is about the employer and is the same in both. The tasks differ.
    const about = own.slice(Math.floor(own.length * 0.67));
    const tasks = strange.slice(0, Math.ceil(own.length * 0.67));
    return pair(
      board,
      withText(advert.raw, own.join("\n")),
      random.pick([board, feed]),
      withText(advert.raw, [...tasks, ...about].join("\n")),
    );
  },
  "months later": ({ raw, text }) => pair(board, withText(raw, text), board, withText(raw, text), 120),
};

/**
 * Makes half of the pairs of the same opening and half of different ones, each with equal parts of its kinds. Labels
 * follow from how a pair is made, not from how similar its texts are.
 */
export function makePairs(adverts: readonly Advert[], count: number, seed: number): Pair[] {
  const random = seededRandom(seed);
  const usable = adverts.filter(
    ({ text, raw }) =>
      text.length >= minText && raw.company !== "Company not stated" && raw.locations.length > 0,
  );
  const lookup = {
    byCompany: groupBy(usable, ({ raw }) => raw.company),
    byTitle: groupBy(usable, ({ raw }) => raw.title.toLowerCase()),
    adverts: usable,
  };
  return [
    ...pairsOf(same, true, usable, lookup, count / 2, random),
    ...pairsOf(different, false, usable, lookup, count / 2, random),
  ];
}

function pairsOf(
  makers: Record<string, Maker>,
  isSame: boolean,
  adverts: readonly Advert[],
  lookup: Lookup,
  count: number,
  random: Random,
): Pair[] {
  const kinds = Object.entries(makers);
  const pairs: Pair[] = [];
  for (let attempt = 0; pairs.length < count && attempt < count * 400; attempt++) {
    const [kind, make] = kinds[pairs.length % kinds.length] ?? ["", () => null];
    const made = make(random.pick(adverts), lookup, random);
    if (made) pairs.push({ kind, same: isSame, ...made });
  }
  return pairs;
}

let made = 0;

function pair(
  oneSource: string,
  one: RawPosting,
  otherSource: string,
  other: RawPosting,
  days = 0,
): { one: Half; other: Half } {
  made += 1;
  return {
    one: { source: oneSource, raw: republished(one, `one-${made}`) },
    other: { source: otherSource, raw: republished(other, `other-${made}`, days) },
  };
}

const cities = [
  "Leeds, UK",
  "Denver, CO",
  "Berlin, Germany",
  "Lyon, France",
  "Osaka, Japan",
  "Perth, Australia",
];

/** The same advert in another city. */
function elsewhere(raw: RawPosting, random: Random): Pick<RawPosting, "locations" | "country" | "title"> {
  const here = raw.locations.join(" ");
  const city = random.pick(cities.filter((each) => !here.includes(each.split(",")[0] ?? "")));
  return { locations: [city], country: null, title: raw.title };
}

function header({ text }: Advert): string {
  return (text.split("\n")[0] ?? "").toLowerCase();
}

function groupBy(adverts: readonly Advert[], keyOf: (advert: Advert) => string): Map<string, Advert[]> {
  const groups = new Map<string, Advert[]>();
  for (const advert of adverts) groups.set(keyOf(advert), [...(groups.get(keyOf(advert)) ?? []), advert]);
  return groups;
}
