import { readEndings } from "../../jobs/freshness/read-endings.server.ts";
import { shortDay } from "../../platform/clock/format-day.ts";
import type { Database } from "../../platform/database/tables.ts";
import { runEach } from "../../platform/queue/run-each.ts";
import { mailButton, mailFacts } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";
import { isOpen } from "../store/applications.server.ts";

/** A saved job that is gone, or that closes soon. */
export type SavedEnding = {
  id: string;
  title: string;
  company: string;
  /** The last day to apply; null if the job is gone. */
  closesOn: string | null;
};

/** Enqueues the mail to a person, in the transaction. */
export type MailEndings = (tx: Database, personId: string, endings: readonly SavedEnding[]) => Promise<void>;

type Run = {
  now: Date;
  signal: AbortSignal;
  mail: MailEndings;
  /** Whether a person wants reminders by mail. */
  wants: (personId: string) => Promise<boolean>;
};

const day = 86_400_000;
/** Days before the last day to apply, and days after which it is too late to tell that a job is gone. */
const [closesWithin, goneWithin] = [3, 7];
/** Saved jobs that are read at once. */
const portion = 1_000;

/**
 * Tells each person once, in one mail, which of their saved jobs are gone since the last days or close within three days. What
 * was told is marked in the transaction that enqueues the mail.
 */
export async function mailEndings(db: Database, { now, signal, mail, wants }: Run): Promise<void> {
  const found = Map.groupBy(await listEndings(db, now), ({ personId }) => personId);
  await runEach([...found], { what: "Mails about saved jobs", signal }, async ([personId, endings]) => {
    if (!(await wants(personId))) return;
    await db.transaction().execute(async (tx) => {
      const told: SavedEnding[] = [];
      for (const { closesOn, ...saved } of endings) {
        const column = closesOn === null ? "told_gone_at" : "told_closing_at";
        const { numUpdatedRows } = await tx
          .updateTable("applications")
          .where("user_id", "=", personId)
          .where("id", "=", saved.id)
          .where(column, "is", null)
          .set({ [column]: now })
          .executeTakeFirst();
        if (numUpdatedRows > 0n) told.push({ ...saved, closesOn });
      }
      if (told.length > 0) await mail(tx, personId, told);
    });
  });
}

async function listEndings(db: Database, now: Date): Promise<(SavedEnding & { personId: string })[]> {
  const today = now.toISOString().slice(0, 10);
  const last = new Date(now.getTime() + closesWithin * day);
  const endings: (SavedEnding & { personId: string })[] = [];
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    // oxlint-disable-next-line no-await-in-loop -- the next portion begins after this one
    const saved = await db
      .selectFrom("applications as a")
      .innerJoin("application_stages as s", "s.id", "a.stage_id")
      .where("s.kind", "=", "saved")
      .where(isOpen)
      .where("a.told_gone_at", "is", null)
      .where("a.id", ">", after)
      .select(["a.id", "a.user_id", "a.job_id", "a.title", "a.company", "a.apply_by", "a.told_closing_at"])
      .orderBy("a.id")
      .limit(portion)
      .execute();
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    const jobs = await readEndings(
      db,
      saved.flatMap(({ job_id }) => job_id ?? []),
      {
        goneSince: new Date(now.getTime() - goneWithin * day),
        closesFrom: new Date(today),
        closesUntil: last,
      },
    );
    const byId = new Map(jobs.map((job) => [job.id, job]));
    for (const { id, user_id: personId, job_id, title, company, apply_by, told_closing_at } of saved) {
      const job = job_id === null ? undefined : byId.get(job_id);
      const own =
        apply_by !== null && apply_by >= today && apply_by < last.toISOString().slice(0, 10)
          ? apply_by
          : null;
      const closesOn = own ?? job?.closesAt?.toISOString().slice(0, 10) ?? null;
      if (job?.goneAt) endings.push({ id, personId, title, company, closesOn: null });
      else if (closesOn !== null && told_closing_at === null)
        endings.push({ id, personId, title, company, closesOn });
    }
    const next = saved.at(-1)?.id;
    if (next === undefined || saved.length < portion) return endings;
    after = next;
  }
}

type EndingMail = { to: string; endings: readonly SavedEnding[]; unsubscribe: string; now: Date };

/** Writes the mail about saved jobs that are gone or close soon. */
export function writeEndingMail(site: MailSite, { to, endings, unsubscribe, now }: EndingMail) {
  const gone = endings.filter(({ closesOn }) => closesOn === null);
  const closing = endings.filter(({ closesOn }) => closesOn !== null);
  const today = now.toISOString().slice(0, 10);
  const counts = [
    closing.length > 0 && `${closing.length} ${closing.length === 1 ? "closes" : "close"} soon`,
    gone.length > 0 && `${gone.length} ${gone.length === 1 ? "is" : "are"} gone`,
  ].filter((text) => text !== false);
  const heading = `Your saved jobs: ${counts.join(", ")}`;
  return writeMail({
    site,
    to,
    subject: heading,
    preheader: endings.map(({ title }) => title).join(", "),
    reason: `You get this once for each job that you saved at ${site.productName}.`,
    unsubscribe,
    heading,
    body: [
      ...closing.map(({ title, company, closesOn }) =>
        mailFacts([
          ["Job", `${title}, ${company}`],
          ["Last day to apply", shortDay(closesOn ?? today, today)],
        ]),
      ),
      ...gone.map(({ title, company }) =>
        mailFacts([
          ["Job", `${title}, ${company}`],
          ["State", "No longer listed. It is filled or withdrawn. Its text stays in your account."],
        ]),
      ),
      mailButton(`${site.publicUrl}/saved?sort=closing`, "Open your saved jobs"),
    ],
  });
}
