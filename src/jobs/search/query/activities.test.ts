import { expect, test } from "vitest";
import activities from "../../../../data/jobs/activities.json" with { type: "json" };
import {
  detailsBesideActivities,
  isActivityPhrase,
  searchesForActivities,
  soldProduct,
  stemsOf,
  taughtSubject,
} from "./activities.ts";

test("no thing is in two lines, since only the first would count", () => {
  const lineOf = new Map<string, number>();
  activities.forEach(({ things }, line) => {
    for (const thing of things.split("; ")) {
      const stems = stemsOf(thing);
      expect(lineOf.get(stems) ?? line, thing).toBe(line);
      lineOf.set(stems, line);
    }
  });
});

test.each([
  ["I own a motorbike and can deliver things", "courier"],
  ["i like to fix computers and set up networks", "it support"],
  ["would love an art gallery", "curator"],
  ["I have just finished school and want to learn a trade", "apprentice"],
])("%s", (sentence, work) => expect(searchesForActivities(sentence)).toContain(work));

test("the longest thing counts, and what is excluded does not", () => {
  expect(searchesForActivities("would love an art gallery")).not.toContain("graphic designer");
  expect(searchesForActivities("answering calls but -selling")).not.toContain("salesperson");
});

test.each([
  ["organising weddings and events", "event planner", "administrative assistant"],
  ["i like drawing clothes and making patterns", "fashion designer", "graphic designer"],
  ["cleaning in a hospital", "cleaner", "nurse"],
  ["a job in a hospital", "nurse", "cleaner"],
  ["I am good with numbers and would like to work in a bank", "bank teller", "actuary"],
  ["I want to earn money with illustration", "illustrator", "graphic designer"],
])("%s means %s and no %s", (sentence, work, other) => {
  const searches = searchesForActivities(sentence);
  expect(searches).toContain(work);
  expect(searches).not.toContain(other);
});

test.each([
  ["find fraud by analysing data", ["fraud"]],
  ["I own a motorbike and can deliver things in the city", ["city"]],
  ["teaching english", ["english"]],
  ["i want to catch hackers", ["hackers"]],
  ["looking after children", ["children"]],
  ["fixing cars", []],
])("what %s says besides activities", (sentence, details) =>
  expect(detailsBesideActivities(sentence)).toEqual(details),
);

test("where every word counts, a place among them is none", () => {
  expect(searchesForActivities("fix computers", { hasAll: true })).toContain("it support");
  expect(searchesForActivities("factory in kality", { hasAll: true })).toEqual([]);
});

test("weak words alone mean no work", () => expect(searchesForActivities("I have clients")).toEqual([]));

test.each(["fixing cars", "cooking in a kitchen", "to drive trucks"])("%s is done at work", (words) => {
  expect(isActivityPhrase(words)).toBe(true);
});

test.each(["video games", "fitness app", "marketing agency", "spring boot developer", "help desk", "driver"])(
  "%s is not",
  (words) => {
    expect(isActivityPhrase(words)).toBe(false);
  },
);

test.each([
  ["selling books", "books"],
  ["I want to sell software", "software"],
  ["selling phones in a shop", "phones"],
  ["sell houses", null],
  ["cross selling manager", null],
  ["selling agent", null],
  ["cross-selling insurance", null],
])("%s sells %s", (words, thing) => expect(soldProduct(words)).toBe(thing));

test.each([
  ["teaching people to code", "code"],
  ["can i teach programming", "programming"],
  ["tutoring kids in maths", "maths"],
  ["I want to teach Amharic to children", "Amharic"],
  ["I want to teach children", null],
  ["teaching assistant", null],
  ["teaching at a university", null],
])("%s teaches %s", (words, subject) => expect(taughtSubject(words)).toBe(subject));

test.each([
  ["helping customers with technical problems", "it support"],
  ["writing articles for websites", "content writer"],
  ["building websites for small companies", "web developer"],
])("%s: all words count", (words, work) =>
  expect(searchesForActivities(words, { hasAll: words.startsWith("building") })).toContain(work),
);
