import { endsInRole, rolesIn } from "./role-words.ts";

const maxRoles = 6;
const wanted =
  /\b(?:looking (?:for|to hire|to add)|hiring|hire|seeking|searching for|in search of|need(?:s|ing)?|requir(?:e|ing)|recruiting|join us as|open(?:ings?| positions?| roles?)(?: for| include| are)?:?|roles?:|positions?:)\s+([^]*)$/i;
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

/** Bullets and numbers of a list. */
const item = /^\s*(?:[-*•·–—>+]|\(?\d+[.)])/u;
/** Words of sentences and of addresses. */
const noRole = /\b(?:we|our|you|your|is|are|my|as|announced)\b|@/i;
/** The first part of a line. In a list, "Backend engineer to grow our bidding infrastructure" names the role, too. */
const firstPart = {
  line: /^[^:.([|–—]{3,70}?(?=\s*(?:[:.([|]|\s[-–—]|[,;]?\s*$))/,
  item: /^[^:.([|–—]{3,70}?(?=\s*(?:[:.([|]|\s[-–—]|[,;]?\s*$|\s(?:to|with|who|for)\s))/,
};

/** The person to write to, in a signature: "Jo, Senior Technical Recruiter". In a list, recruiters are wanted. */
const contact = /\b(?:recruiters?|sourcers?|talent (?:partner|acquisition)\b.*|head of (?:talent|people))$/i;

/**
 * Reads "Senior Data Engineer (Berlin): …" as its own line, as a list item or after the employer: "Acme | Data Engineer".
 * The team is left out: "Senior Engineer, Search - https://…".
 */
function lineAsRole(line: string): string[] {
  const isItem = item.test(line);
  const hasLink = /https?:/.test(line);
  for (const part of line
    .replace(/https?:\/\/\S+/g, " ")
    .split("|")
    .slice(0, 3)) {
    const text = part.replace(/^(?:[^\p{L}(.]|\.(?!NET))+(?:an? )?/iu, "").trim();
    const named = (firstPart[isItem ? "item" : "line"].exec(text)?.[0] ?? "").trim();
    const [work = ""] = named.split(",");
    const role = !endsInRole(named) && (isItem || hasLink) ? work : named;
    const words = role.split(/\s+/).length;
    const isLong = words > 1 || (isItem && /s$/i.test(role));
    const isRole = isLong && words <= 7 && endsInRole(role) && !noRole.test(role);
    if (isRole) return isItem || !contact.test(role) ? [role] : [];
  }
  return [];
}

/** "a talented developer to join us" → "Developer" */
function bareRole(text: string): string | null {
  const noun = bareNoun.exec(text)?.[1];
  return noun === undefined ? null : noun.charAt(0).toUpperCase() + noun.slice(1);
}

function withoutRepeats(roles: readonly string[]): string[] {
  return [...new Map(roles.map((role) => [role.toLowerCase().replace(/s$/, ""), role])).values()];
}
