import type { Database } from "../../platform/database/tables.ts";
import "../application-tables.ts";
import type { ApplicationFields } from "../application.ts";
import { ensureStages } from "../stages/list-stages.server.ts";
import { insertApplication } from "../store/add-application.server.ts";
import { lockApplications } from "../store/lock-applications.server.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { parseOutcome, parseStage } from "./parse-stage.ts";

export type ApplicationImportCounts = {
  added: number;
  /** Rows that were left out, by reason. */
  known: number;
  incomplete: number;
  full: number;
};

type Import = {
  personId: string;
  /** With ISO days. */
  rows: readonly ExchangeRow[];
  now: Date;
};

/** Rows stored in one transaction. Other requests are served between two of them. */
const portion = 100;

/**
 * Adds the rows of a file to a person's applications. Skips a row if an application with its title, company and link
 * exists, so a file can be imported twice. Without a link, the day of sending tells two applications for equal jobs apart. The first row of the file ends up on top.
 */
export async function importApplications(
  db: Database,
  { personId, rows, now }: Import,
): Promise<ApplicationImportCounts> {
  const report: ApplicationImportCounts = { added: 0, known: 0, incomplete: 0, full: 0 };
  const last = rows.toReversed();
  for (let from = 0; from < last.length; from += portion) {
    await db.transaction().execute(async (tx) => {
      await lockApplications(tx, personId);
      const stages = await ensureStages(tx, personId);
      const known = await knownKeys(tx, personId);
      for (const row of last.slice(from, from + portion)) {
        const fields = fieldsOf(row);
        const stage = fields && parseStage(row.stage ?? "", stages, fields.appliedAt !== null);
        if (!fields || !stage) report.incomplete += 1;
        else if (known.has(keyOf(fields))) report.known += 1;
        else {
          const which = { personId, fields, stage: { id: stage.id }, now };
          const added = await insertApplication(tx, { ...which, addedOn: row.createdAt ?? null });
          if (added.ok) for (const key of allKeysOf(fields)) known.add(key);
          report[added.ok ? "added" : "full"] += 1;
        }
      }
    });
  }
  return report;
}

type Named = Pick<ApplicationFields, "title" | "company" | "link" | "appliedAt">;

const key = (...parts: (string | null)[]) => JSON.stringify(parts).toLowerCase();

/** The keys of an application, of which a row with the same one is known: its link, its day of sending, and its job. */
const allKeysOf = ({ title, company, link, appliedAt }: Named): string[] => [
  key(title, company, "link", link),
  key(title, company, "sent", appliedAt),
  key(title, company),
];

/** The key by which a row is looked up: by its link, else by its day of sending, else by its job alone. */
function keyOf({ title, company, link, appliedAt }: Named): string {
  if (link !== "") return key(title, company, "link", link);
  return appliedAt === null ? key(title, company) : key(title, company, "sent", appliedAt);
}

async function knownKeys(tx: Database, personId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .select(["title", "company", "link", "applied_at as appliedAt"])
    .execute();
  return new Set(rows.flatMap(allKeysOf));
}

function fieldsOf(row: ExchangeRow): (Partial<ApplicationFields> & Named) | null {
  const { title = "", company = "", link = "", stage = "", outcome = "" } = row;
  if (title === "" || company === "") return null;
  return {
    title,
    company,
    link: webAddressOf(link),
    place: row.place ?? "",
    source: row.source ?? "",
    notes: row.notes ?? "",
    description: row.description ?? "",
    nextStep: row.nextStep ?? "",
    payDiscussed: row.payDiscussed ?? "",
    outcome: parseOutcome(outcome) ?? parseOutcome(stage),
    outcomeReason: row.outcomeReason ?? "",
    cvTitle: row.cvTitle ?? "",
    applyBy: row.applyBy ?? null,
    appliedAt: row.appliedAt ?? null,
    repliedAt: row.repliedAt ?? null,
  };
}

/** Adds https to an address that begins with "www.". Returns an empty text for anything else that is no web address. */
function webAddressOf(link: string): string {
  const address = /^www\./i.test(link) ? `https://${link}` : link;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : "";
}
