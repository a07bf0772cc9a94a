import type { CsvColumns } from "../../platform/csv/write-csv.ts";
import type { Application, ApplicationFields } from "../application.ts";

/** The fields that only our own JSON has. A table cannot name a CV or a letter of the account. */
export const ownFields = ["cvId", "cvVersion", "cvScore", "letterId", "letterText"] as const;

/** The fields of an application that a table holds as they are. */
export type PlainField = Exclude<keyof ApplicationFields, (typeof ownFields)[number]>;

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
} as const satisfies Record<PlainField | "stage" | "createdAt", string>;

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

/** The text of a field that is null where it is empty. */
const days: readonly PlainField[] = ["applyBy", "appliedAt", "repliedAt"];

const plainFields = (Object.keys(exchangeColumns) as ExchangeKey[]).filter(
  (key) => key !== "stage" && key !== "createdAt",
);

/** The fields of an application in a row, as they are. */
export function plainFieldsOf(row: ExchangeRow): Omit<Pick<ApplicationFields, PlainField>, "outcome"> {
  const fields = plainFields.map((key) => [key, row[key] ?? (days.includes(key) ? null : "")]);
  return Object.fromEntries(fields) as Pick<ApplicationFields, PlainField>;
}

export function exchangeRow(application: Application): Record<ExchangeKey, string> {
  const plain = Object.fromEntries(plainFields.map((key) => [key, application[key] ?? ""]));
  return {
    ...(plain as Record<PlainField, string>),
    stage: application.stage.name,
    createdAt: application.createdAt.toISOString().slice(0, 10),
  };
}

export const csvColumns: CsvColumns<Record<ExchangeKey, string>> = (
  Object.entries(exchangeColumns) as [ExchangeKey, string][]
).map(([key, heading]) => [heading, (row) => row[key]]);
