import type { CsvColumns } from "../../platform/csv/write-csv.ts";
import type { Application, ApplicationFields } from "../application.ts";

/** The columns of the CSV export, which the import reads too. */
export const exchangeColumns = {
  title: "Title",
  company: "Company",
  place: "Place",
  stage: "Stage",
  source: "Source",
  link: "Link",
  applyBy: "Apply by",
  appliedAt: "Sent on",
  repliedAt: "First reply on",
  nextStep: "Next step",
  payDiscussed: "Pay discussed",
  outcome: "Outcome",
  outcomeReason: "Reason",
  cvTitle: "CV",
  notes: "Notes",
  description: "Advert",
  createdAt: "Added on",
} as const;

export type ExchangeKey = keyof typeof exchangeColumns;

/** One row of an import: the texts of the columns that were recognised. */
export type ExchangeRow = Partial<Record<ExchangeKey, string>>;

/** Other names of columns in exports of spreadsheets and other trackers, in lower case. */
export const otherNames: Partial<Record<ExchangeKey, readonly string[]>> = {
  title: ["job title", "position", "role", "job", "job position", "position title", "role title"],
  company: ["company name", "employer", "organisation", "organization", "employer name"],
  place: ["location", "city", "job location", "where"],
  stage: [
    "status",
    "list",
    "list name",
    "column",
    "state",
    "application status",
    "job status",
    "status name",
  ],
  source: ["found at", "site", "job board", "via", "where found", "channel", "source name"],
  link: ["url", "job url", "job link", "posting url", "job post url", "address", "posting", "web address"],
  applyBy: ["deadline", "application deadline", "closing date", "due date"],
  appliedAt: [
    "date applied",
    "applied",
    "applied on",
    "applied date",
    "application date",
    "applied at",
    "date sent",
  ],
  repliedAt: ["first reply", "response date", "date of reply"],
  nextStep: ["next", "next action", "follow up", "to do"],
  payDiscussed: ["salary", "pay", "compensation", "salary range"],
  outcome: ["result"],
  outcomeReason: ["outcome reason", "rejection reason"],
  cvTitle: ["resume", "cv sent", "resume name"],
  notes: ["note", "comments", "comment"],
  description: ["job description", "advert text", "posting text", "html description"],
  createdAt: [
    "date saved",
    "saved date",
    "saved on",
    "created",
    "created at",
    "date added",
    "added",
    "saved at",
    "added at",
    "date",
  ],
};

/** The fields of an application that a file holds as they are. */
const plainFields = [
  "title",
  "company",
  "place",
  "source",
  "link",
  "applyBy",
  "appliedAt",
  "repliedAt",
  "nextStep",
  "payDiscussed",
  "outcome",
  "outcomeReason",
  "cvTitle",
  "notes",
  "description",
] as const satisfies readonly (keyof ApplicationFields & ExchangeKey)[];

export function exchangeRow(application: Application): Record<ExchangeKey, string> {
  const plain = Object.fromEntries(plainFields.map((key) => [key, application[key] ?? ""]));
  return {
    ...(plain as Record<(typeof plainFields)[number], string>),
    stage: application.stage.name,
    createdAt: application.createdAt.toISOString().slice(0, 10),
  };
}

export const csvColumns: CsvColumns<Record<ExchangeKey, string>> = (
  Object.entries(exchangeColumns) as [ExchangeKey, string][]
).map(([key, heading]) => [heading, (row) => row[key]]);
