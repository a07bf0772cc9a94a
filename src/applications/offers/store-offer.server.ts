import type { Database } from "../../platform/database/tables.ts";
import { lockApplications } from "../store/lock-applications.server.ts";
import { ownsApplication } from "../store/owns-application.server.ts";
import type { Offer } from "./offer.ts";

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
  return db.transaction().execute(async (tx) => {
    await lockApplications(tx, personId);
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
