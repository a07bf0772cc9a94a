import { data } from "react-router";
import { ownerOfCalendar } from "../../account/time-zone.server.ts";
import { listCalendar, writeCalendar, calendarResponse } from "../agenda/agenda.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/applications-calendar";

/** Serves a person's calendar at its secret address. A calendar program reads it without signing in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext);
  const personId = await ownerOfCalendar(db, params.file.replace(/\.ics$/, ""));
  if (personId === null) throw data(null, { status: 404 });
  const { publicUrl, productName } = config;
  const entries = await listCalendar(db, { personId, site: publicUrl, now: clock() });
  const name = `${productName} applications`;
  return calendarResponse(writeCalendar(entries, { name, productName, now: clock() }), "applications.ics");
}
