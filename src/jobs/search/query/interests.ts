import { readWishTable } from "./read-wish-table.ts";

/**
 * Things that people want to work with, and searches for the work that they mean. "=" marks topics, which any work may be
 * about: programmers may work against climate change. The verbs in brackets replace the usual ones for their line. If two
 * lines match the same thing, the first one counts.
 */
const interestTable = `
[look after, looking after, care for, caring for, mind, minding] children, kids, babies, toddlers: nanny, babysitter, childcare, kindergarten teacher
children in class, children at school, children with homework, kids with homework, homework: tutor, teaching assistant, teacher
children, kids, babies, toddlers: nanny, kindergarten teacher, childcare, babysitter, primary school teacher
teenagers, young people, youth: youth worker, school teacher
animals, dogs, cats, horses, pets: veterinarian, veterinary, animal care, dog groomer, zookeeper
sick people, ill people, sick, patients: nurse, physician, care assistant, medical assistant
elderly people, old people, elderly, older people: care assistant, home care, caregiver
disabled people, people with disabilities: support worker, care assistant
=refugees, poor people, people in need, homeless people: social worker, humanitarian, community worker
=climate change, climate, planet, environment, clean energy: renewable energy, climate, environmental, solar, wind, emissions
hackers, cyber criminals, cyber crime, cyber attacks: soc analyst, incident response, threat detection, threat hunter, penetration tester
video games, computer games, games: game developer, game designer, game
laboratory, laboratories, lab, science: laboratory technician, research scientist, chemist, biologist, laboratory assistant
plants, flowers, gardens, trees, nature: gardener, landscaper, forester, agronomist
cars, motors, engines: car mechanic, automotive technician
planes, aircraft, airplanes: aircraft mechanic, pilot
numbers, maths, math, mathematics: accountant, data analyst, actuary
hands: technician, carpenter, electrician, mechanic
food: cook, chef, baker
clothes, fashion: tailor, fashion designer
hair, beauty, make up, makeup: hairdresser, beautician
books: librarian, editor
sport, sports, fitness: fitness trainer, sports coach
languages: translator, interpreter
computers: it support, software developer
houses, homes, property: real estate agent
camera, tv, television, stage: presenter, host, content creator, actor
lives: paramedic, nurse, physician
`;

/** Verbs and other words before the thing. */
const wanting =
  "work(?:ing)?|jobs?|career|something|help(?:ing|s)?|fight(?:ing|s)?|catch(?:ing|es)?|stop(?:ping|s)?|sav(?:e|ing|es)|lov(?:e|ing|es)|enjoy(?:ing)?|protect(?:ing|s)?|car(?:e|ing) for|look(?:ing)? after|(?:good|great) with|be|being|program|make|making|develop|build|sell|selling|about|against";
const wishVerbs = new RegExp(`(?<!\\p{L})(?:${wanting})(?!\\p{L})`, "giu");

/** Removes the verbs of a wish, such as "looking after" in "looking after children". */
export const withoutWishVerbs = (text: string): string => text.replace(wishVerbs, " ");

/** Up to three words between the verb and the thing: "work in a big laboratory". */
const between = "(?:[\\p{L}'’-]+\\s+){0,3}?";

const interests = readWishTable(interestTable).map(({ things, searches, mark, verbs }) => ({
  pattern: new RegExp(
    `(?<!\\p{L})(?:${verbs?.join("|") ?? wanting})\\s+${between}(${things.join("|")})(?!\\p{L})`,
    "iu",
  ),
  searches,
  isTopic: mark === "=",
}));

/** What a sentence that names no occupation asks for. */
export type Wish = {
  /** Searches for the work. One of them is enough. Empty if the sentence means no certain work. */
  searches: readonly string[];
  /** Topics that the work is about, as typed: "climate change". */
  topics: readonly string[];
  /** Other words that say more about the work, folded: "fraud". Jobs that have them are listed first. */
  details: readonly string[];
};

export const noWish: Wish = { searches: [], topics: [], details: [] };

/**
 * Finds the work that people mean by the things that they want to work with.
 *
 * @example findInterests("i want to work with children").searches // ["nanny", "kindergarten teacher", …]
 */
export function findInterests(
  sentence: string,
): Pick<Wish, "searches" | "topics"> & { things: readonly string[] } {
  const found = new Map<string, (typeof interests)[number]>();
  for (const interest of interests) {
    const thing = interest.pattern.exec(sentence)?.[1];
    if (thing !== undefined && !found.has(thing)) found.set(thing, interest);
  }
  const lines = [...found.values()];
  const things = [...found.keys()];
  return {
    searches: [...new Set(lines.flatMap(({ searches }) => searches))],
    topics: lines.every(({ isTopic }) => isTopic) ? things : [],
    things,
  };
}
