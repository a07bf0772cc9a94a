import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import type { Offer, OfferOf } from "./offer.ts";

const offerSelection = [
  "o.currency",
  "o.base",
  "o.equity",
  "o.bonus_percent as bonusPercent",
  "o.equity_counts as equityCounts",
  "o.pension_percent as pensionPercent",
  "o.leave_days as leaveDays",
  "o.site_days as siteDays",
  "o.travel_minutes as travelMinutes",
  "o.commute_cost as commuteCost",
  "o.answer_by as answerBy",
] as const;

/** Lists a person's offers in the order in which their applications were added. */
export async function listOffers(db: Database, personId: string): Promise<OfferOf[]> {
  const rows = await db
    .selectFrom("application_offers as o")
    .innerJoin("applications as a", "a.id", "o.application_id")
    .where("o.user_id", "=", personId)
    .where("a.deleted_at", "is", null)
    .select(["a.id", "a.title", "a.company", "a.place", ...offerSelection])
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();
  return rows.map(({ id, title, company, place, ...offer }) => ({ id, title, company, place, offer }));
}

/** Reads the offer of an application, deleted or not; null if there is none. */
export async function readOffer(
  db: Database,
  personId: string,
  applicationId: string,
): Promise<Offer | null> {
  const offer = await db
    .selectFrom("application_offers as o")
    .where("o.user_id", "=", personId)
    .where("o.application_id", "=", toUuid(applicationId))
    .select(offerSelection)
    .executeTakeFirst();
  return offer ?? null;
}

/** Lists the applications for which an offer can be entered: those in a stage for offers that have none yet. */
export async function listOpenings(
  db: Database,
  personId: string,
): Promise<{ id: string; title: string; company: string }[]> {
  return db
    .selectFrom("applications as a")
    .innerJoin("application_stages as s", "s.id", "a.stage_id")
    .leftJoin("application_offers as o", "o.application_id", "a.id")
    .where("a.user_id", "=", personId)
    .where("a.deleted_at", "is", null)
    .where("a.archived_at", "is", null)
    .where("s.kind", "=", "offer")
    .where("o.application_id", "is", null)
    .select(["a.id", "a.title", "a.company"])
    .orderBy("a.position")
    .limit(50)
    .execute();
}
