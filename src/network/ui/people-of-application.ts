import { putCompanyFirst } from "../put-company-first.ts";
import type { ContactListing } from "../contact.ts";
import type { ContactLinks } from "../link-application.server.ts";
import { roleAndCompany } from "./people-view.ts";

/** A person as the page of an application shows them. @property work "Head of Analytics, Tallyho" */
type ApplicationPerson = { id: string; name: string; work: string };

type ApplicationPeople = {
  linked: ApplicationPerson[];
  /** People that can be linked, those of the company first. */
  others: ApplicationPerson[];
};

/** Maximum number of people that can be chosen. */
const maxOthers = 200;

/** Divides a person's contacts into those linked to an application and the others. */
export function peopleOfApplication(
  contacts: readonly ContactListing[],
  links: ContactLinks,
  application: { id: string; company: string },
): ApplicationPeople {
  const isLinked = ({ id }: ContactListing) => links.get(id)?.includes(application.id) === true;
  return {
    linked: contacts.filter((contact) => isLinked(contact)).map((contact) => shown(contact)),
    others: putCompanyFirst(
      contacts.filter((contact) => !isLinked(contact)),
      application.company,
    )
      .slice(0, maxOthers)
      .map((contact) => shown(contact)),
  };
}

function shown(contact: ContactListing): ApplicationPerson {
  return { id: contact.id, name: contact.name, work: roleAndCompany(contact) };
}
