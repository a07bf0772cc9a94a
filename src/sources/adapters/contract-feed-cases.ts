import { englishTowns, sample, type ContractCase } from "./contract-case.ts";

/** The cases of public services and of feeds that cover many employers. */
export const feedCases: readonly ContractCase[] = [
  {
    name: "usajobs",
    total: '"SearchResultCountAll": 2',
    expected: {
      externalId: "870000001",
      company: "Harbour Light Service",
      url: "https://www.usajobs.gov/job/870000001",
      locations: ["Duluth, Minnesota", "Ely, Minnesota"],
      pay: { min: 41_000, max: 52_000, currency: "USD", period: "year", predicted: false },
    },
    refused: [sample],
  },
  {
    name: "himalayas",
    paging: { size: 20 },
    expected: {
      externalId: "https://himalayas.app/companies/harbour-light/jobs/baker-1",
      remote: true,
      remoteRegions: ["United Kingdom", "Denmark"],
      level: "Senior, Manager",
      pay: { min: 30_000, max: 34_000, currency: "GBP", period: "annual", predicted: false },
      closesAt: 1_777_507_200,
    },
    refused: [sample, "no-company"],
  },
  {
    name: "jobicy",
    expected: {
      externalId: "140001",
      company: "Harbour Light Bakery",
      remoteRegions: ["UK", "Denmark"],
      pay: { min: 30_000, max: 34_000, currency: "GBP", period: "yearly", predicted: false },
    },
    refused: [sample],
  },
  {
    name: "themuse",
    paging: { size: 20 },
    expected: {
      externalId: "21000001",
      company: "Harbour Light Bakery",
      url: "https://www.themuse.com/jobs/harbourlight/night-baker",
      locations: englishTowns(", United Kingdom"),
      level: "Mid Level",
    },
    refused: [sample, "closed"],
  },
  {
    name: "remotive",
    fixture: "remotive.feed",
    expected: {
      externalId: "1900001",
      company: "Harbour Light Bakery",
      url: "https://remotive.com/remote-jobs/bakery/1900001",
      remote: true,
      remoteRegions: ["UK", "Denmark"],
    },
    refused: [sample],
  },
  {
    name: "arbeitnow",
    fixture: "arbeitnow.feed",
    expected: {
      externalId: "baker-1900001",
      company: "Harbour Light Bakery",
      locations: ["Whitby", "Scarborough"],
      employmentTypes: ["Full Time"],
      postedAt: 1_772_438_400,
    },
    refused: [sample],
  },
  {
    name: "remoteok",
    fixture: "remoteok.feed",
    expected: {
      externalId: "1900001",
      company: "Harbour Light Bakery",
      remote: true,
      locations: ["Whitby", "Scarborough"],
      tags: ["bread"],
    },
    refused: [sample],
  },
  {
    name: "jobtech",
    changes: {
      window: ({ searchParams }) => {
        const [since, until] = ["updated-after", "updated-before"].map((name) => searchParams.get(name));
        return since && until ? { since: new Date(`${since}Z`), until: new Date(`${until}Z`) } : null;
      },
      closedId: "29000003",
    },
    expected: {
      externalId: "29000001",
      company: "Harbour Light Bageri AB",
      url: "https://arbetsformedlingen.se/platsbanken/annonser/29000001",
      applyUrl: "https://harbourlight.example/jobb/7",
      locations: ["Ystad, Skåne län, Sverige"],
      country: "SE",
      employmentTypes: ["Tillsvidareanställning", "Heltid"],
      payText: "28 000 kr i månaden",
      closesAt: "2026-04-30T23:59:59",
      tags: ["Surdeg"],
      requisitionId: "HL-7",
    },
    refused: [sample, "closed"],
  },
  {
    name: "nav",
    changes: {
      window: ({ pathname }, headers) =>
        pathname === "/api/v1/feed"
          ? { since: new Date(String(headers["if-modified-since"])), until: new Date(8.64e15) }
          : null,
      closedId: "5d1c0000-0000-4000-8000-000000000002",
    },
    expected: {
      externalId: "5d1c0000-0000-4000-8000-000000000001",
      company: "Harbour Light Bakeri AS",
      url: "https://arbeidsplassen.nav.no/stillinger/stilling/5d1c0000-0000-4000-8000-000000000001",
      locations: ["Bergen, Vestland, Norge", "Voss, Vestland, Norge"],
      country: "NO",
      employmentTypes: ["Fast", "Heltid"],
      closesAt: "2026-04-30T00:00:00+02:00",
      department: "Baker",
    },
    refused: ["closed", sample],
  },
  {
    name: "mpsv",
    changes: {
      window({ pathname }) {
        const date = /-(\d{4}-\d\d-\d\d)\.json$/.exec(pathname)?.[1];
        if (date === undefined) return null;
        const since = new Date(`${date}T00:00:00Z`);
        return { since, until: new Date(since.getTime() + 86_400_000) };
      },
      closedId: null,
    },
    expected: {
      externalId: "67000001",
      company: "Harbour Light s.r.o.",
      url: "https://up.gov.cz/volna-mista-v-cr#/volna-mista-detail/67000001",
      locations: ["Brno", "Olomouc"],
      country: "CZ",
      employmentTypes: ["full-time"],
      pay: { min: 32_000, max: 36_000, currency: "CZK", period: "month", predicted: false },
      closesAt: "2026-04-30",
      department: "Pekaři",
    },
    refused: [sample],
  },
  {
    name: "werkenvoornederland",
    hasJobPage: true,
    expected: {
      externalId: "HLB-2026-0007",
      title: "Night Baker",
      company: "Harbour Light Bakery",
      url: "https://www.werkenvoornederland.nl/vacatures/night-baker-HLB-2026-0007",
      locations: englishTowns(", England, GB"),
    },
    refused: [],
  },
  {
    name: "hackernews",
    expected: {
      externalId: "40000011",
      company: "Harbour Light Bakery",
      url: "https://news.ycombinator.com/item?id=40000011",
      applyUrl: "https://harbourlight.example/careers",
      workMode: "On-site",
      employmentTypes: ["Full-time"],
    },
    refused: [sample],
  },
  {
    name: "sitemap",
    ids: ["1207"],
    hasJobPage: true,
    expected: {
      externalId: "/careers/1207",
      title: "Night Baker",
      company: "Harbour Light Bakery",
      url: "https://acme.example/careers/1207",
      locations: englishTowns(", England, GB"),
    },
    refused: [],
  },
  {
    name: "feed",
    expected: {
      externalId: "https://acme.example/?p=7",
      title: "Night Baker",
      company: "Harbour Light Bakery",
      url: "https://acme.example/job/night-baker",
      locations: ["Whitby, UK", "Scarborough, UK"],
      employmentTypes: ["Full Time"],
    },
    refused: [sample],
  },
  {
    name: "adzuna",
    isFileOnly: true,
    expected: {
      externalId: "4900000001",
      company: "Harbour Light Bakery",
      locations: ["Whitby, North Yorkshire"],
      employmentTypes: ["full time", "permanent"],
      pay: { min: 30_000, max: 34_000, currency: "GBP", period: "year", predicted: true },
    },
    refused: [sample],
  },
  {
    name: "reed",
    isFileOnly: true,
    expected: {
      externalId: "49000001",
      company: "Harbour Light Bakery",
      locations: ["Whitby"],
      pay: { min: 30_000, max: 34_000, currency: "GBP", period: null, predicted: false },
      postedAt: "2026-03-02",
      closesAt: "2026-04-30",
    },
    refused: [sample],
  },
];
