import type { Run } from "./cv-page.ts";
import type { Translation } from "../translations/translation.ts";

/** Sites with a name that everybody knows, by their domain. */
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
