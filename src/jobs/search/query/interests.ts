/**
 * Things that people want to work with, and the work that they mean. Each line has the things, then the searches of which
 * one is enough.
 */
const lines = `
children, kids, babies, toddlers: nanny, kindergarten teacher, childcare, babysitter, primary school teacher
teenagers, young people, youth: youth worker, school teacher
animals, dogs, cats, horses, pets: veterinarian, animal care, dog groomer, zookeeper
sick people, ill people, sick, patients: nurse, physician, care assistant, medical assistant
elderly people, old people, elderly, older people: care assistant, home care, nurse
disabled people, people with disabilities: support worker, care assistant
refugees, poor people, people in need, homeless people: social worker, humanitarian, community worker
climate change, climate, planet, environment, clean energy: renewable energy, climate, environmental, solar, wind, emissions
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

const wanting =
  "work(?:ing)?|jobs?|career|something|help(?:ing|s)?|fight(?:ing|s)?|catch(?:ing|es)?|stop(?:ping|s)?|sav(?:e|ing|es)|lov(?:e|ing|es)|enjoy(?:ing)?|protect(?:ing|s)?|car(?:e|ing) for|look(?:ing)? after|be|being|program|make|making|develop|build|sell|selling|about";
/** Words between the wish and the thing: "work in a big laboratory", "fights against climate change". */
const between = "(?:[\\p{L}'’-]+\\s+){0,3}?";

const interests = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [things = "", searches = ""] = line.split(": ");
    const names = things.split(", ").join("|");
    return {
      pattern: new RegExp(`(?<!\\p{L})(?:${wanting})\\s+${between}(?:${names})(?!\\p{L})`, "iu"),
      searches: searches.split(", "),
    };
  });

/**
 * Returns the searches that a wish means, of which one is enough; empty for other sentences.
 *
 * @example workOfInterest("i want to work with children") // ["nanny", "kindergarten teacher", …]
 */
export function workOfInterest(sentence: string): readonly string[] {
  return interests.find(({ pattern }) => pattern.test(sentence))?.searches ?? [];
}
