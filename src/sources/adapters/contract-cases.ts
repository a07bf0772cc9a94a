import type { RawPosting } from "../../jobs/posting.ts";

/** The facts of an adapter's fixture. Each fixture has the same invented opening, and the sample of a new board. */
export type ContractCase = {
  name: string;
  /** The first posting of the list, with what its own page adds. */
  expected: Partial<RawPosting>;
  /** Reasons of the records that are refused. */
  refused: string[];
  /** True for a service whose last page is as long as the others. */
  neverEnds?: boolean;
  /** True for a service that is not crawled. */
  isFileOnly?: boolean;
  /** The page of a posting has only schema.org data: `job-page.fixture.html`, the same for all such services. */
  hasJobPage?: boolean;
};

const sample = "not-an-opening";
const englishTowns = (suffix: string) => [`Whitby${suffix}`, `Scarborough${suffix}`];

export const contractCases: readonly ContractCase[] = [
  {
    name: "workday",
    expected: {
      externalId: "R-1207-1",
      title: "Night Baker",
      company: "Harbour Light Bakery Ltd.",
      url: "https://acme.wd5.myworkdayjobs.com/External/job/Whitby/Night-Baker_R-1207-1",
      locations: englishTowns(", England"),
      workMode: null,
      employmentTypes: ["Full time"],
      postedAt: "2026-03-02",
      closesAt: "2026-04-30",
      requisitionId: "R-1207",
    },
    refused: [sample],
    neverEnds: true,
  },
  {
    name: "oracle",
    expected: {
      externalId: "40012",
      company: "Acme",
      url: "https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/40012",
      locations: englishTowns(", England, United Kingdom"),
      workMode: "On-site",
      employmentTypes: ["Full time"],
      closesAt: "2026-04-30",
    },
    refused: [sample],
  },
  {
    name: "workable",
    expected: {
      externalId: "7A01BC22DE",
      company: "Harbour Light Bakery",
      applyUrl: "https://apply.workable.com/j/7A01BC22DE/apply",
      locations: englishTowns(", England, United Kingdom"),
      employmentTypes: ["Full-time"],
      level: "Associate",
      postedAt: "2026-03-02",
      department: "Bakery",
      requisitionId: "HL-7",
    },
    refused: [sample],
  },
  {
    name: "recruitee",
    expected: {
      externalId: "900001",
      company: "Harbour Light Bakery",
      locations: englishTowns(", England, United Kingdom"),
      workMode: "on-site",
      employmentTypes: ["parttime fixed term"],
      level: "mid level",
      pay: { min: 14.5, max: 16, currency: "GBP", period: "hour", predicted: false },
      postedAt: "2026-03-02 08:00:00 UTC",
      closesAt: "2026-04-30 22:00:00 UTC",
      tags: ["bread"],
    },
    refused: [sample, "unlisted"],
  },
  {
    name: "teamtailor",
    expected: {
      externalId: "5d1c0000-0000-4000-8000-000000001001",
      company: "Harbour Light & Sons",
      url: "https://harbourlight.teamtailor.com/jobs/1001-night-baker",
      locations: ["Whitby, United Kingdom", "Esbjerg, Denmark"],
      workMode: null,
      department: "Bakery",
    },
    refused: [sample],
  },
  {
    name: "personio",
    expected: {
      externalId: "700001",
      company: "Harbour Light Bakery",
      url: "https://acme.jobs.personio.de/job/700001",
      locations: ["Whitby", "Esbjerg"],
      employmentTypes: ["permanent", "full-time"],
      level: "experienced",
      tags: ["bread", "ovens"],
    },
    refused: [sample],
  },
  {
    name: "breezy",
    expected: {
      externalId: "a1b2c3d4e5f6",
      company: "Harbour Light Bakery",
      locations: englishTowns(", England, GB"),
      payText: "£15 / hr",
      department: "Bakery",
    },
    refused: [sample],
  },
  {
    name: "pinpoint",
    expected: {
      externalId: "p-1",
      company: "Acme",
      locations: ["Whitby, North Yorkshire"],
      pay: { min: 30_000, max: 34_000, currency: "GBP", period: "year", predicted: false },
      closesAt: "2026-04-30T23:59:59+01:00",
      requisitionId: "HL-7",
    },
    refused: [sample],
  },
  {
    name: "eightfold",
    expected: {
      externalId: "10995001",
      locations: englishTowns(", England, United Kingdom"),
      postedAt: 1_772_438_400,
      workMode: "onsite",
    },
    refused: [sample],
  },
  {
    name: "rippling",
    expected: {
      externalId: "2f0674e6-0000-4000-8000-000000000001",
      company: "Harbour Light Bakery",
      locations: englishTowns(", UK"),
      pay: { min: 14, max: 16, currency: "GBP", period: "HOUR", predicted: false },
      department: "Bakery",
    },
    refused: [sample],
  },
  {
    name: "manatal",
    expected: {
      externalId: "500001",
      company: "Acme",
      url: "https://www.careers-page.com/acme/job/7X4W43WX",
      locations: ["Whitby, England, United Kingdom"],
    },
    refused: [sample],
  },
  {
    name: "icims",
    hasJobPage: true,
    expected: {
      externalId: "1207",
      title: "Night Baker",
      url: "https://careers-acme.icims.com/jobs/1207/Night-Baker/job",
      company: "Harbour Light Bakery",
      locations: englishTowns(", England, GB"),
      employmentTypes: ["FULL_TIME"],
      postedAt: "2026-03-02",
    },
    refused: [sample],
  },
  {
    name: "jazzhr",
    hasJobPage: true,
    expected: {
      externalId: "aB3dE6fG9h",
      title: "Night Baker",
      company: "Harbour Light Bakery",
      locations: englishTowns(", England, GB"),
    },
    refused: [sample],
  },
  {
    name: "paylocity",
    hasJobPage: true,
    expected: {
      externalId: "4100001",
      company: "Harbour Light Bakery",
      url: "https://recruiting.paylocity.com/Recruiting/Jobs/Details/4100001",
      locations: englishTowns(", England, GB"),
      department: "Bakery",
    },
    refused: [sample, "unlisted"],
  },
  {
    name: "join",
    hasJobPage: true,
    expected: {
      externalId: "16000001",
      company: "Harbour Light Bakery",
      url: "https://join.com/companies/acme/16000001-night-baker",
      locations: englishTowns(", England, GB"),
      workMode: "ONSITE",
      department: "Bakery",
    },
    refused: [sample],
  },
  {
    name: "phenom",
    hasJobPage: true,
    expected: {
      externalId: "HARBOURHL7EXTERNALENGLOBAL",
      url: "https://careers.acme.com/global/en/job/HARBOURHL7EXTERNALENGLOBAL",
      locations: englishTowns(", England, GB"),
      requisitionId: "HL-7",
    },
    refused: [sample],
  },
  {
    name: "ukg",
    expected: {
      externalId: "5f0c0000-0000-4000-8000-000000000001",
      locations: englishTowns(", England, United Kingdom"),
      employmentTypes: ["Full time"],
      department: "Bakery",
      requisitionId: "HL-7",
    },
    refused: [sample],
  },
  {
    name: "gem",
    expected: {
      externalId: "am9i",
      company: "Acme",
      locations: englishTowns(", UK"),
      workMode: "in-office",
      employmentTypes: ["full time"],
      postedAt: "2026-03-02T08:00:00Z",
      department: "Bakery",
    },
    refused: [sample],
  },
  {
    name: "comeet",
    expected: {
      externalId: "F1.A02",
      company: "Harbour Light Bakery",
      url: "https://harbourlight.example/jobs/F1.A02",
      locations: ["Whitby, GB"],
      level: "Senior",
      postedAt: null,
    },
    refused: [sample],
  },
  {
    name: "hibob",
    expected: {
      externalId: "0c11",
      url: "https://acme.careers.hibob.com/jobs/0c11",
      locations: ["Whitby, United Kingdom"],
      workMode: "On-site",
      employmentTypes: ["Full time"],
    },
    refused: [sample],
  },
  {
    name: "softgarden",
    expected: {
      externalId: "acme.career.softgarden.de:8001",
      company: "Harbour Light Bakery",
      locations: englishTowns(", England, GB"),
    },
    refused: [sample],
  },
  {
    name: "successfactors",
    expected: {
      externalId: "1300001",
      company: "Harbour Light Bakery",
      locations: englishTowns(", England, GB"),
      postedAt: "2026-03-02",
      closesAt: "2026-04-30",
    },
    refused: [sample],
  },
  {
    name: "neogov",
    expected: {
      externalId: "410001",
      company: "Harbour County",
      locations: ["Duluth, Minnesota", "Ely, Minnesota"],
      pay: { min: 21, max: 24, currency: "USD", period: "Hour", predicted: false },
      closesAt: "Thu, 30 Apr 2026 04:59:00 GMT",
    },
    refused: [sample],
  },
  {
    name: "usajobs",
    expected: {
      externalId: "870000001",
      company: "Harbour Light Service",
      url: "https://www.usajobs.gov/job/870000001",
      locations: ["Duluth, Minnesota", "Ely, Minnesota"],
      pay: { min: 41_000, max: 52_000, currency: "USD", period: "year", predicted: false },
    },
    refused: [sample],
    isFileOnly: true,
  },
  {
    name: "himalayas",
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
    expected: {
      externalId: "21000001",
      company: "Harbour Light Bakery",
      url: "https://www.themuse.com/jobs/harbourlight/night-baker",
      locations: englishTowns(", United Kingdom"),
      level: "Mid Level",
    },
    refused: [sample, "closed"],
  },
];
