import { contactOrder } from "../document/document-order.ts";
import type { ContactKey, CvDocument } from "../document/cv-document.ts";
import { contacts, unusualDetails, type PersonalField } from "../sections/personal.ts";
import { profiles } from "../sections/profiles.ts";
import { translations } from "../translations/translations.ts";
import { cleanLine } from "./clean-text.ts";
import type { PageContact, ContactIcon } from "./cv-page.ts";
import type { Run } from "../sections/row-view.ts";
import { rowView } from "./row-view.ts";
import type { Translation } from "../translations/translation.ts";

/** The contact details of a page in the order that the person chose, each with its label and its icon. */
export function pageContacts(document: CvDocument): PageContact[] {
  const { personal, language, look } = document;
  const { labels, page } = translations[language];
  const settings = { language, look };
  const linked = personal.profiles.map((row, index) =>
    profiles.contact(rowView(row, `/personal/profiles/${index}`, settings)),
  );
  const runs = [...contacts(rowView<PersonalField>(personal, "/personal", settings)), ...linked];
  const byKey = new Map(runs.flatMap((run) => (run ? [[keyOf(run, document), run] as const] : [])));
  return contactOrder(document).flatMap((key) => {
    const run = byKey.get(key);
    if (!run) return [];
    const label = contactLabel(run, labels, networkOf(key, document));
    const isLabelled = look.contacts === "labels" && run.before === "";
    return [{ ...run, ...(isLabelled ? { before: label + page.colon } : {}), label, icon: iconOf(key) }];
  });
}

/** "/personal/profiles/0/url" → "profiles/k3f9" */
function keyOf({ at }: Run, { personal }: CvDocument): ContactKey {
  const [, , field = "", index] = at.split("/");
  return index === undefined
    ? `personal/${field as PersonalField}`
    : `profiles/${personal.profiles[Number(index)]?.id ?? ""}`;
}

function networkOf(key: ContactKey, { personal }: CvDocument): string {
  return cleanLine(personal.profiles.find(({ id }) => key === `profiles/${id}`)?.network ?? "");
}

function iconOf(key: ContactKey): ContactIcon {
  if (key === "personal/email") return "email";
  if (key === "personal/phone") return "phone";
  if (key === "personal/location") return "place";
  return unusualDetails.some((field) => key === `personal/${field}`) ? "person" : "link";
}

/** Names of well-known sites, by domain. */
const sites: Readonly<Record<string, string>> = {
  "linkedin.com": "LinkedIn",
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "xing.com": "XING",
  "orcid.org": "ORCID",
  "stackoverflow.com": "Stack Overflow",
  "behance.net": "Behance",
  "dribbble.com": "Dribbble",
};

/**
 * The label of a contact, for pages that print one before its value.
 *
 * @param network the name that the person gave a profile link; may be empty
 */
export function contactLabel(
  { at, href, before, text }: Run,
  labels: Translation["labels"],
  network = "",
): string {
  if (at.endsWith("/email")) return labels.email;
  if (at.endsWith("/phone")) return labels.phone;
  if (at.endsWith("/location")) return labels.address;
  if (before !== "") return before.replace(/[:：]\s*$/u, "");
  if (network !== "" && network !== text) return network;
  const domain = href === null ? "" : new URL(href).hostname.split(".").slice(-2).join(".");
  return sites[domain] ?? labels.website;
}
