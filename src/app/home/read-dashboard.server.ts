import { listActivity } from "../../account/activity/activity.server.ts";
import { getLatestCv } from "../../cv/account/get-latest-cv.server.ts";
import { listNextUp, type NextUp } from "../../applications/agenda/agenda.server.ts";
import { getTimeZone } from "../../account/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { listContacts } from "../../contacts/read-contacts.server.ts";
import { upcomingSteps, type UpcomingStep } from "../../contacts/group-contacts.ts";
import { timeSince } from "../../ui/format-time.ts";
import type { RequestServices } from "../request/services.ts";
import type { DashboardData, DashboardStep } from "./dashboard-data.ts";
import { readNewJobs } from "./read-new-jobs.server.ts";

/** Maximum number of activity entries on the home page. */
const maxActivity = 4;
const maxSteps = 6;

type Services = Pick<RequestServices, "db" | "clock" | "places" | "searchDatabase" | "log">;

/** Reads the home page of a signed-in person. */
export async function readDashboard(services: Services, personId: string): Promise<DashboardData> {
  const { db, clock } = services;
  const now = clock();
  const zone = await getTimeZone(db, personId);
  const [jobs, contacts, nextUp, cv, activity] = await Promise.all([
    readNewJobs(services, personId),
    listContacts(db, personId),
    listNextUp(db, { personId, zone, now, limit: maxSteps }),
    getLatestCv(db, personId),
    listActivity(db, personId, 1),
  ]);
  const steps = dashboardSteps(nextUp, upcomingSteps(contacts, dayIn(now, zone)));
  return {
    jobs,
    steps: steps.slice(0, maxSteps),
    due: steps.filter(({ isDue }) => isDue).length,
    cv: cv && {
      title: cv.title,
      to: `/cv-builder?cv=${encodeURIComponent(cv.id)}`,
      score: cv.score,
      finding: cv.finding,
      edited: timeSince(new Date(cv.changedAt), now),
    },
    activity: activity.entries.slice(0, maxActivity).map(({ at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      when: timeSince(at, now),
    })),
  };
}

/** Puts the steps of applications and contacts in one order, the earliest first. */
function dashboardSteps(nextUp: readonly NextUp[], contacts: readonly UpcomingStep[]): DashboardStep[] {
  const ofApplications = nextUp.map(({ applicationId, at, what, when, isLate, action }, index) => ({
    at: at.getTime(),
    key: `application ${applicationId} ${index}`,
    text: what,
    when,
    isDue: isLate,
    to: action.to,
  }));
  const ofContacts = contacts.map(({ id, on, text, when, isDue }) => ({
    at: Date.parse(`${on}T00:00:00Z`),
    key: `contact ${id}`,
    text,
    when,
    isDue,
    to: `/contacts/${id}`,
  }));
  return [...ofApplications, ...ofContacts]
    .toSorted((one, other) => one.at - other.at)
    .map(({ key, text, when, isDue, to }) => ({ key, text, when, isDue, to }));
}
