import { inTransaction } from "../../platform/database/in-transaction.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import type { Offer, OfferOf } from "./compare-offers.ts";
import { applicationsOf, ownApplications, ownsApplication } from "../store/applications.server.ts";

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

/** Lists a person's offers in the order in which their applications were added, without archived ones. */
export async function listOffers(db: Database, personId: string): Promise<OfferOf[]> {
  const rows = await ownApplications(db, personId)
    .innerJoin("application_offers as o", "o.application_id", "a.id")
    .where("a.archived_at", "is", null)
    .select(["a.id", "a.title", "a.company", "a.place", "a.outcome", ...offerSelection])
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();
  return rows.map(({ id, title, company, place, outcome, ...offer }) => ({
    id,
    title,
    company,
    place,
    outcome,
    offer,
  }));
}

/** Gets the offer of an application, deleted or not; null if there is none. */
export async function getOffer(db: Database, personId: string, applicationId: string): Promise<Offer | null> {
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
  return ownApplications(db, personId)
    .leftJoin("application_offers as o", "o.application_id", "a.id")
    .where("a.archived_at", "is", null)
    .where("s.kind", "=", "offer")
    .where("o.application_id", "is", null)
    .select(["a.id", "a.title", "a.company"])
    .orderBy("a.position")
    .limit(50)
    .execute();
}

export function offerColumns(offer: Offer) {
  return {
    currency: offer.currency,
    base: offer.base,
    bonus_percent: offer.bonusPercent,
    equity: offer.equity,
    equity_counts: offer.equityCounts,
    pension_percent: offer.pensionPercent,
    leave_days: offer.leaveDays,
    site_days: offer.siteDays,
    travel_minutes: offer.travelMinutes,
    commute_cost: offer.commuteCost,
    answer_by: offer.answerBy,
  };
}

type Owned = { personId: string; id: string };

/** Stores the offer of an application. Returns false if there is no such application. */
export async function storeOffer(
  db: Database,
  { personId, id, offer }: Owned & { offer: Offer },
): Promise<boolean> {
  return inTransaction(db, applicationsOf(personId), async (tx) => {
    if (!(await ownsApplication(tx, personId, id))) return false;
    const columns = offerColumns(offer);
    await tx
      .insertInto("application_offers")
      .values({ ...columns, application_id: id, user_id: personId })
      .onConflict((conflict) => conflict.column("application_id").doUpdateSet(columns))
      .execute();
    return true;
  });
}
