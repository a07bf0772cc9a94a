import { listReferences } from "../../applications/store/applications.server.ts";
import type { Day } from "../contact.ts";
import { todayOf } from "../../account/time-zone.server.ts";
import { listContacts } from "../read-contacts.server.ts";
import { listLinks } from "../link-application.server.ts";
import { countContacts } from "../change-contact.server.ts";
import {
  peopleView,
  parsePeopleAddress,
  type LinkedApplication,
  type PeopleView,
} from "../ui/people-view.ts";
import type { RequestServices } from "../../app/request/services.ts";

type PeoplePageData = {
  people: PeopleView;
  total: number;
  applications: LinkedApplication[];
  /** Returns the ids of a contact's applications. */
  linkedIds: (id: string) => readonly string[];
  today: Day;
};

/** Reads the list of people that an address asks for, with their applications. */
export async function getPeoplePage(
  { db, clock }: Pick<RequestServices, "db" | "clock">,
  personId: string,
  parameters: URLSearchParams,
): Promise<PeoplePageData> {
  const asked = parsePeopleAddress(parameters);
  const today = await todayOf(db, personId, clock());
  const [contacts, links, applications, total] = await Promise.all([
    listContacts(db, personId, { words: asked.words }),
    listLinks(db, personId),
    listReferences(db, personId),
    countContacts(db, personId),
  ]);
  const byId = new Map(applications.map((one) => [one.id, one]));
  const linkedIds = (id: string) => links.get(id) ?? [];
  const applicationsOf = (id: string) => linkedIds(id).flatMap((linked) => byId.get(linked) ?? []);
  return {
    people: peopleView(contacts, applicationsOf, { asked, today }),
    total,
    applications,
    linkedIds,
    today,
  };
}
