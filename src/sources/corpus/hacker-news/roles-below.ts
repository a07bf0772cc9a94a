import { endsInRole, rolesIn } from "./role-words.ts";

const maxRoles = 6;
const wanted =
  /\b(?:looking (?:for|to hire|to add)|hiring|hire|seeking|searching for|in search of|need(?:s|ing)?|recruiting|join us as|open(?:ings?| positions?| roles?)(?: for| include| are)?:?|roles?:|positions?:)\s+([^]*)$/i;
const teams =
  /\b((?:software |product |data |backend |frontend |full[- ]?stack )?(?:engineering|design|development|marketing|sales|data science|product))\s+(?:roles|positions|openings|jobs)\b/i;
const bareNoun =
  /^(?:\S+\s+){0,7}?(engineers?|developers?|designers?|scientists?|analysts?|programmers?|architects?|researchers?)\b/i;

/**
 * Returns the roles named in the text of a post. Lines that are a role come first, then roles in phrases such as
 * "looking for". When no more exact words are found, a bare "developers" or "engineering positions" counts.
 */
export function rolesBelow(lines: readonly string[]): string[] {
  const asked = lines
    .map((line) => wanted.exec(line)?.[1]?.slice(0, 300) ?? "")
    .filter((text) => text !== "");
  const roles = withoutRepeats([...lines.flatMap(lineAsRole), ...asked.flatMap(rolesIn)]);
  if (roles.length > 0) return roles.slice(0, maxRoles);
  const team = teams.exec(lines.join("\n"))?.[0];
  if (team !== undefined) return [team];
  return asked.flatMap((text) => bareRole(text) ?? []).slice(0, 1);
}

/** The person to write to, in a signature: "Jo, Senior Technical Recruiter". In a list, recruiters are wanted. */
const contact = /\b(?:recruiters?|sourcers?|talent (?:partner|acquisition)\b.*|head of (?:talent|people))$/i;

/** Reads "Senior Data Engineer (Berlin): …" as its own line or as a list item. */
function lineAsRole(line: string): string[] {
  const text = line
    .replace(/^(?:[^\p{L}(.]|\.(?!NET))+/u, "")
    .replace(/https?:\/\/\S+/g, " ")
    .trim();
  const role = (/^[^:.([–—]{3,70}?(?=\s*(?:[:.([]|\s[-–—]|$))/.exec(text)?.[0] ?? "").trim();
  const words = role.split(/\s+/).length;
  const isRole =
    words > 1 && words <= 7 && endsInRole(role) && !/\b(?:we|our|you|your|is|are|my)\b|@/i.test(role);
  const isContact = contact.test(role) && !/^\s*(?:[-*•·–]|\d+[.)])/u.test(line);
  return isRole && !isContact ? [role] : [];
}

/** "a talented developer to join us" → "Developer" */
function bareRole(text: string): string | null {
  const noun = bareNoun.exec(text)?.[1];
  return noun === undefined ? null : noun.charAt(0).toUpperCase() + noun.slice(1);
}

function withoutRepeats(roles: readonly string[]): string[] {
  return [...new Map(roles.map((role) => [role.toLowerCase().replace(/s$/, ""), role])).values()];
}
