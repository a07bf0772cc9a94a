import { openingsTitle } from "../../../jobs/openings-title.ts";
import type { HiringHeader } from "./hn-header.ts";

const longestTitle = 110;

/**
 * Makes a title for a post that may hold several openings, from words of the post: "Backend Engineer", "Data Engineer,
 * Designer", "Frontend Engineer, Designer and other roles", or "Openings at Acme".
 */
export function titleOf({ roles, hasMoreRoles }: HiringHeader, company: string): string {
  if (roles.length === 0) return openingsTitle(company);
  const kept: string[] = [];
  const different = [...new Map(roles.map((role) => [role.toLowerCase(), role])).values()];
  for (const role of different) {
    if (kept.length > 0 && [...kept, role].join(", ").length > longestTitle) break;
    kept.push(role.slice(0, longestTitle));
    if (kept.length === 3) break;
  }
  const list = kept.join(", ");
  const title = hasMoreRoles || kept.length < different.length ? withOthers(list) : list;
  // "iOS Developer" keeps its small first letter.
  return /^\p{Ll}\p{Lu}/u.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1);
}

function withOthers(list: string): string {
  return /\b(?:more|other|others|roles|positions|openings|jobs)\)?$/i.test(list)
    ? list
    : `${list} and other roles`;
}
