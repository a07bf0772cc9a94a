import { expect, test } from "vitest";
import { inventedPosting } from "../../tests/support/invented-posting.ts";
import { statedFacts } from "./stated-facts.ts";

const quoted = (text: string) => ({ from: "description", text, start: 0, end: text.length }) as const;
const facts = (stated: Parameters<typeof inventedPosting>[0]) => {
  const posting = inventedPosting(stated);
  return { facts: posting, description_text: posting.descriptionText };
};

test("a fact that the lead does not state comes from another posting, with its words", () => {
  const lead = facts({ degree: "bachelor", evidence: { degree: quoted("a degree") } });
  const other = facts({
    degree: "master",
    years: 3,
    evidence: { degree: quoted("a master’s"), years: quoted("three years") },
  });
  expect(statedFacts([lead, other])).toEqual({
    years: 3,
    degree: "bachelor",
    visa: null,
    shift: null,
    arrangements: [],
    evidence: { degree: quoted("a degree"), years: quoted("three years") },
  });
});

test("a fact without stored words does not get those of another posting", () => {
  const older = facts({ years: 2 });
  const other = facts({ years: 5, evidence: { years: quoted("five years") } });
  expect(statedFacts([older, other])).toMatchObject({ years: 2, evidence: {} });
});

test("no visa and no years are stated facts", () => {
  const stated = statedFacts([
    facts({ visa: false, years: 0 }),
    facts({ visa: true, years: 4, evidence: { visa: quoted("we sponsor") } }),
  ]);
  expect(stated).toMatchObject({ visa: false, years: 0, evidence: {} });
});

test("the words begin with a word of the description they are from", () => {
  const descriptionText = "Driver Employment Type: Permanent";
  const words = { from: "description", text: "mployment Type: Permanent", start: 8, end: 33 } as const;
  expect(
    statedFacts([facts({ years: 1, descriptionText, evidence: { years: words } })]).evidence.years?.text,
  ).toBe("… Employment Type: Permanent");
});
