import { data } from "react-router";
import { interviewEntry, writeCalendar, calendarResponse } from "../agenda/agenda.server.ts";
import { listInterviews } from "../store/entries.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/applications-interview-file";

/** Serves one interview as a calendar file. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const id = /^([0-9a-f-]{36})\.ics$/.exec(params.file)?.[1] ?? "";
  const [interview] = await listInterviews(db, personId, { id });
  if (!interview) throw data(null, { status: 404 });
  const { publicUrl, productName } = config;
  const entry = interviewEntry(interview, publicUrl);
  const text = writeCalendar([entry], {
    name: `${interview.kind}, ${interview.company}`,
    productName,
    now: clock(),
  });
  return calendarResponse(text, "interview.ics");
}
