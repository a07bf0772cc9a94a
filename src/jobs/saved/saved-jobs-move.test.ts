import * as fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { moveSavedJobs } from "./move-to-account.ts";
import { saveJobHere, savedJobs } from "./saved-jobs-store.ts";

afterAll(() => vi.unstubAllGlobals());

const job = (id: string) => ({
  id,
  title: "Data Analyst",
  company: "Northbeck Energy",
  path: `/jobs/${id}-data-analyst`,
  savedAt: "2026-03-01T12:00:00.000Z",
});

const device = fc.nat(1);
const id = fc.constantFrom("1", "2", "3", "4");
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("save" as const), device, id }),
    fc.record({ do: fc.constant("remove" as const), device, id }),
    fc.record({ do: fc.constant("clear" as const), device }),
    fc.record({
      do: fc.constant("move" as const),
      device,
      /** Whether the request reaches the site, and its answer the browser. */
      reaches: fc.boolean(),
      isHeard: fc.boolean(),
      /** Jobs that another tab changes while the answer is on its way. */
      meanwhile: fc.array(fc.record({ id, isSaved: fc.boolean() }), { maxLength: 2 }),
    }),
  ),
  { maxLength: 20 },
);

test("saved jobs of two devices: one that was saved and not removed is in its browser or in the account", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const storages = [storageInMemory(), storageInMemory()];
      const account = new Set<string>();
      const wanted = [new Set<string>(), new Set<string>()];
      const change = (at: number, one: string, isSaved: boolean) => {
        expect(saveJobHere(job(one), isSaved)).toEqual({ ok: true });
        if (isSaved) wanted[at]?.add(one);
        else wanted[at]?.delete(one);
      };
      for (const step of script) {
        vi.stubGlobal("localStorage", storages[step.device]);
        if (step.do === "move") {
          const { reaches, isHeard, meanwhile } = step;
          vi.stubGlobal("fetch", (_: string, { body }: { body: URLSearchParams }) => {
            const sent = (body.get("jobs") ?? "").split(",");
            if (reaches) for (const one of sent) account.add(one);
            for (const one of meanwhile) change(step.device, one.id, one.isSaved);
            return reaches && isHeard
              ? Promise.resolve(Response.json({ moved: sent }))
              : Promise.reject(new TypeError("Failed to fetch"));
          });
          await moveSavedJobs(savedJobs().map((one) => one.id));
        } else if (step.do === "clear") {
          // The person clears the data of the site.
          storages[step.device]?.clear();
          for (const one of wanted[step.device] ?? [])
            if (!account.has(one)) wanted[step.device]?.delete(one);
        } else change(step.device, step.id, step.do === "save");
        const here = new Set(savedJobs().map((one) => one.id));
        const lost = [...(wanted[step.device] ?? [])].filter((one) => !here.has(one) && !account.has(one));
        expect(lost).toEqual([]);
      }
    }),
    { numRuns: numberOfRuns(1_000) },
  );
});
