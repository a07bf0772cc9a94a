/** Whether a service may be read, and how we know. Services that forbid it (grade X) are in docs/sources.md. */
export type Grade =
  /** The service documents its interface for others, or its data is open. */
  | "A"
  /** Open, with conditions that change what we show or store. */
  | "B"
  /** Public and without a login; robots.txt allows it, and the terms do not mention it. */
  | "C"
  /** Needs the operator's own key. */
  | "K";

/** The rules of a source, as data that an operator can read and change. */
export type SourcePolicy = {
  /** Null for an imported file: nobody knows its owner. */
  grade: Grade | null;
  /** Shown with each of its jobs. */
  attribution: { text: string; url: string };
  /**
   * "employer": "Apply" leads to the employer's page. "source": it must lead to the source's own page. "unknown": each
   * address is judged by itself.
   */
  applyPolicy: "employer" | "source" | "unknown";
  /** False: no schema.org markup, and `noindex` for jobs known only from this source. */
  allowsJsonLd: boolean;
  /** Minimum seconds between two crawls of one board. */
  minInterval: number;
  /** Whether the source asks for followed links. */
  followLinks: boolean;
  /** Seconds between two requests, for a service that asks for more than the usual pause. */
  requestGap?: number;
  /** Variables with the operator's keys. The source is switched on by setting them. */
  keys?: readonly string[];
  /** Variable with the path of the logo that the service asks for next to each posting. */
  logo?: string;
  /** True for public services, whose adverts name people: mail addresses and telephone numbers are taken out. */
  removesContacts?: boolean;
  /** True when answers may only be shown to the person who asked, and never stored. */
  isLiveOnly?: boolean;
  /** True while no answer of the service was seen: written from its description, and off until an operator enables it. */
  isUnverified?: boolean;
};

/** One row of the table. Absent parts are the strictest, or none. */
type PolicyRow = {
  grade: Grade;
  /** Where "Apply" leads. */
  apply: "employer" | "source";
  every: number;
  /** True only if the service permits others to offer its postings to search engines. */
  searchEngines?: true;
  follow?: true;
  /** The words of the attribution, if the service asks for certain ones. */
  credit?: string;
  gap?: number;
  keys?: readonly string[];
  logo?: string;
  removesContacts?: true;
  isLiveOnly?: true;
  isUnverified?: true;
};

const [hour, threeHours, sixHours, halfADay, day] = [3600, 10_800, 21_600, 43_200, 86_400];

/** The policy of every kind of source. A board whose postings are opened one by one is read less often. */
const policies: Readonly<Record<string, PolicyRow>> = {
  greenhouse: { grade: "A", apply: "employer", every: hour, searchEngines: true },
  lever: { grade: "A", apply: "employer", every: hour, searchEngines: true },
  ashby: { grade: "C", apply: "employer", every: threeHours },
  workday: { grade: "C", apply: "employer", every: halfADay },
  oracle: { grade: "C", apply: "employer", every: halfADay },
  ukg: { grade: "C", apply: "employer", every: halfADay, isUnverified: true },
  icims: { grade: "C", apply: "employer", every: halfADay },
  workable: { grade: "C", apply: "employer", every: threeHours },
  recruitee: { grade: "A", apply: "employer", every: threeHours, searchEngines: true },
  teamtailor: { grade: "C", apply: "employer", every: threeHours },
  personio: { grade: "B", apply: "employer", every: halfADay },
  jazzhr: { grade: "C", apply: "employer", every: halfADay, isUnverified: true },
  breezy: { grade: "C", apply: "employer", every: halfADay },
  pinpoint: { grade: "A", apply: "employer", every: threeHours, searchEngines: true },
  paylocity: { grade: "C", apply: "employer", every: halfADay },
  paycom: { grade: "C", apply: "employer", every: halfADay, isUnverified: true },
  eightfold: { grade: "C", apply: "employer", every: halfADay },
  phenom: { grade: "C", apply: "employer", every: halfADay },
  successfactors: { grade: "C", apply: "employer", every: threeHours, isUnverified: true },
  softgarden: { grade: "C", apply: "employer", every: threeHours, isUnverified: true },
  rippling: { grade: "C", apply: "employer", every: halfADay },
  gem: { grade: "A", apply: "employer", every: threeHours, isUnverified: true },
  join: { grade: "C", apply: "employer", every: halfADay },
  hibob: { grade: "C", apply: "employer", every: threeHours, isUnverified: true },
  comeet: { grade: "C", apply: "employer", every: threeHours, isUnverified: true },
  manatal: { grade: "A", apply: "employer", every: threeHours },
  neogov: { grade: "C", apply: "employer", every: threeHours },

  jobtech: {
    grade: "A",
    apply: "employer",
    every: hour,
    searchEngines: true,
    credit: "From the open data of Arbetsförmedlingen (Sweden)",
    // The service allows one request a minute.
    gap: 60,
    removesContacts: true,
    isUnverified: true,
  },
  nav: {
    grade: "K",
    apply: "source",
    every: hour,
    credit: "Published on Arbeidsplassen by NAV (Norway)",
    keys: ["NAV_TOKEN"],
    removesContacts: true,
    isUnverified: true,
  },
  mpsv: {
    grade: "A",
    apply: "source",
    every: day,
    searchEngines: true,
    credit: "From the open data of the Ministry of Labour and Social Affairs (Czechia)",
    removesContacts: true,
    isUnverified: true,
  },
  werkenvoornederland: {
    grade: "A",
    apply: "source",
    every: day,
    searchEngines: true,
    credit: "Published on Werken voor Nederland (CC0)",
    // Its robots.txt asks for at most ten requests a minute.
    gap: 6,
    removesContacts: true,
    isUnverified: true,
  },
  usajobs: {
    grade: "K",
    apply: "source",
    every: day,
    searchEngines: true,
    follow: true,
    credit: "Published on USAJOBS",
    keys: ["USAJOBS_KEY", "USAJOBS_EMAIL"],
    removesContacts: true,
  },

  remotive: { grade: "B", apply: "source", every: sixHours, follow: true },
  arbeitnow: { grade: "B", apply: "source", every: hour, follow: true },
  remoteok: { grade: "B", apply: "source", every: sixHours, follow: true },
  himalayas: { grade: "B", apply: "source", every: day, follow: true },
  jobicy: { grade: "B", apply: "source", every: sixHours, follow: true },
  themuse: { grade: "B", apply: "source", every: day, follow: true },
  hackernews: { grade: "A", apply: "employer", every: sixHours, credit: "Posted on Hacker News" },
  adzuna: {
    grade: "K",
    apply: "source",
    every: day,
    follow: true,
    credit: "Jobs by Adzuna",
    keys: ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
    logo: "ADZUNA_LOGO",
    isLiveOnly: true,
  },
  reed: {
    grade: "K",
    apply: "source",
    every: day,
    follow: true,
    credit: "Jobs from Reed",
    keys: ["REED_KEY"],
    isLiveOnly: true,
  },

  sitemap: {
    grade: "A",
    apply: "employer",
    every: day,
    searchEngines: true,
    credit: "Read from the employer's own site",
  },
  feed: {
    grade: "C",
    apply: "source",
    every: threeHours,
    follow: true,
    credit: "Found in the feed of its site",
  },
  jsonld: {
    grade: "A",
    apply: "employer",
    every: hour,
    searchEngines: true,
    credit: "Read from the employer's own page",
  },
};

/** Returns the policy of a kind of source. Throws for a kind without one, which is an error in its adapter. */
export function policyOf(kind: { name: string; label: string; homepage: string }): SourcePolicy {
  const row = Object.hasOwn(policies, kind.name) ? policies[kind.name] : undefined;
  if (row === undefined) throw new Error(`There is no policy for ${kind.name}.`);
  const { grade, apply, every, searchEngines, follow, credit, gap, ...rest } = row;
  const words =
    apply === "source" ? `Job found on ${kind.label}` : `Published by the employer on ${kind.label}`;
  return {
    grade,
    attribution: { text: credit ?? words, url: kind.homepage },
    applyPolicy: apply,
    allowsJsonLd: searchEngines === true,
    minInterval: every,
    followLinks: follow === true,
    ...(gap === undefined ? {} : { requestGap: gap }),
    ...rest,
  };
}

/** The operator's keys, by the names of their variables. */
export type SourceKeys = Readonly<Record<string, string>>;

/** The variables that have keys and logos of sources. */
export const keyVariables: readonly string[] = [
  ...new Set(Object.values(policies).flatMap(({ keys = [], logo = [] }) => [...keys, logo].flat())),
].toSorted();

/** Returns the variables that a source needs and that are not set. */
export function missingKeys({ keys = [] }: Pick<SourcePolicy, "keys">, given: SourceKeys): string[] {
  return keys.filter((name) => (given[name] ?? "") === "");
}
