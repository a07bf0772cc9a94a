import * as fc from "fast-check";
import { expect, test } from "vitest";
import { planSync, type AccountState, type KnownState, type LocalState } from "./plan-sync.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const here = (changed = false): LocalState[] => [{ id: "a", changed }];
const at = (revision: number): { id: string; revision: number }[] => [{ id: "a", revision }];

test.each<[string, LocalState[], KnownState[], AccountState[], unknown]>([
  ["nothing changed", here(), at(3), at(3), []],
  ["edited here", here(true), at(3), at(3), [{ do: "push", id: "a", revision: 3 }]],
  ["edited there", here(), at(3), at(4), [{ do: "pull", id: "a" }]],
  ["edited on both sides", here(true), at(3), at(4), [{ do: "pull", id: "a" }]],
  ["written here before there was an account", here(true), [], [], [{ do: "push", id: "a", revision: 0 }]],
  ["written elsewhere", [], [], at(1), [{ do: "pull", id: "a" }]],
  ["deleted here", [], at(3), at(3), [{ do: "delete-there", id: "a", revision: 3 }]],
  ["deleted here, edited there since", [], at(3), at(4), [{ do: "pull", id: "a" }]],
  ["deleted there", here(), at(3), [], [{ do: "delete-here", id: "a" }]],
  ["deleted there, edited here since", here(true), at(3), [], [{ do: "push", id: "a", revision: 0 }]],
  ["deleted on both sides", [], at(3), [], [{ do: "forget", id: "a" }]],
])("%s", (_, local, known, account, steps) => {
  expect(planSync({ local, known, account })).toEqual(steps);
});

type Text = { text: string };
type Side = { cvs: Map<string, Text>; known: Map<string, { revision: number; text: string }> };
type Account = Map<string, Text & { revision: number }>;

/** Like the account, never uses a revision twice. */
let lastRevision = 0;

/** Carries out the steps as the browser does. Merging two texts joins one after the other. */
function sync({ cvs, known }: Side, account: Account): void {
  const steps = planSync({
    local: [...cvs].map(([id, { text }]) => ({ id, changed: known.get(id)?.text !== text })),
    known: [...known].map(([id, { revision }]) => ({ id, revision })),
    account: [...account].map(([id, { revision }]) => ({ id, revision })),
  });
  for (const step of steps) {
    const { id } = step;
    const there = account.get(id);
    const mine = cvs.get(id);
    if (step.do === "pull" && there) {
      const isEdited = mine !== undefined && mine.text !== known.get(id)?.text && mine.text !== there.text;
      const text = isEdited ? `${there.text}+${mine.text}` : there.text;
      cvs.set(id, { text });
      known.set(id, { revision: there.revision, text: there.text });
      if (text !== there.text) push(id, text, there.revision);
    }
    if (step.do === "push" && mine) push(id, mine.text, step.revision);
    if (step.do === "delete-here") cvs.delete(id);
    if (step.do === "delete-there") account.delete(id);
    if (step.do !== "pull" && step.do !== "push") known.delete(id);
  }
  function push(id: string, text: string, revision: number): void {
    expect(account.get(id)?.revision ?? 0).toBe(revision);
    lastRevision += 1;
    account.set(id, { text, revision: lastRevision });
    known.set(id, { revision: lastRevision, text });
  }
}

test("two browsers and an account converge, and no text is lost", () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom("write", "write", "delete", "sync"),
    id: fc.constantFrom("a", "b"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const account: Account = new Map();
      const sides: Side[] = [0, 1].map(() => ({ cvs: new Map(), known: new Map() }));
      let written = 0;
      let text = "";
      const unsynced = new Map<string, string>();
      for (const { who, what, id } of steps) {
        const side = sides[who];
        if (!side) continue;
        if (what === "write") {
          text = `t${(written += 1)};`;
          side.cvs.set(id, { text: (side.cvs.get(id)?.text ?? "") + text });
          unsynced.set(`${who}${id}`, text);
        } else if (what === "delete") {
          side.cvs.delete(id);
          unsynced.delete(`${who}${id}`);
        } else {
          sync(side, account);
          for (const one of ["a", "b"]) {
            const wrote = unsynced.get(`${who}${one}`);
            if (wrote !== undefined) expect(account.get(one)?.text).toContain(wrote);
            unsynced.delete(`${who}${one}`);
          }
        }
      }
      for (let round = 0; round < 3; round += 1) for (const side of sides) sync(side, account);
      const texts = (cvs: ReadonlyMap<string, Text>) =>
        Object.fromEntries(
          [...cvs]
            .map(([id, cv]) => [id, cv.text])
            .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
        );
      for (const side of sides) expect(texts(side.cvs)).toEqual(texts(account));
    }),
    { numRuns: numberOfRuns(400) },
  );
});
