import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { cvKind } from "../../cv/edit/cv-kind.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { openDocuments } from "../../documents/local/database.ts";
import { loadBestFit } from "./load-best-fit.ts";
import type { OwnCvsContext } from "./my-cvs.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
});
afterEach(() => vi.unstubAllGlobals());

/** An analyst who knows SQL and works in Leeds since 2017. */
async function storeAnalyst(): Promise<void> {
  const db = await openDocuments(cvKind);
  let last = 0;
  const empty = newCvDocument(() => `r${++last}`);
  const [post, skill] = [empty.sections.experience[0]?.id ?? "", empty.sections.skills[0]?.id ?? ""];
  const texts = [
    [`experience/${post}/position`, "Clinical Data Analyst"],
    [`experience/${post}/company`, "Harewood Trust"],
    [`experience/${post}/startDate`, "01/2017"],
    [`skills/${skill}/name`, "SQL"],
    ["personal/location", "Leeds, UK"],
  ] as const;
  const document = texts.reduce((cv, [address, text]) => setField(cv, address, text), empty);
  const cv = {
    id: "1",
    kind: "cv",
    owner: null,
    title: "Mine",
    document,
    changedAt: "",
    revision: 1,
    conflicts: [],
  } as const;
  await db?.db.put("documents", { ...cv, conflicts: [] });
  db?.db.close();
}

const asked = (skill: string, title = "Data Analyst") => [
  { kind: "occupation", title, names: [title], related: [] },
  ...["SQL", skill].map((one) => ({ kind: "skill", skills: [one], importance: "required" })),
];

/** A site with these jobs, which notes every request. It is too busy after `most` portions. */
function site(ids: readonly string[], most = Infinity) {
  const requests: string[] = [];
  let portions = 0;
  const fetch = async (address: string, { body }: { body?: URLSearchParams } = {}): Promise<Response> => {
    requests.push(`${address} ${body?.toString() ?? ""}`.trim());
    if (address.startsWith("/jobs/occupation-names"))
      return new Response("2511.3\tdata analyst|data analysis expert\n9112.1\tcleaner");
    if (address.startsWith("/jobs/fit-candidates")) return Response.json({ ids });
    portions += 1;
    if (portions > most) return new Response(null, { status: 503 });
    const wanted = new URLSearchParams(address.split("?")[1]).get("ids")?.split(",") ?? [];
    return Response.json({
      jobs: wanted.map((id) => ({ id, firstSeenAt: "2026-11-20T00:00:00.000Z", postedAt: null })),
      asked: Object.fromEntries(
        wanted.map((id) => [
          id,
          id === "7" ? asked("Welding", "Welder") : asked(Number(id) % 2 ? "SQL" : "SAP"),
        ]),
      ),
    });
  };
  const context = { now: () => new Date("2026-11-22T12:00:00Z"), fetch } as unknown as OwnCvsContext;
  return { requests, context };
}

const options = {
  owner: null,
  chosen: null,
  signal: new AbortController().signal,
  onProgress: () => undefined,
};
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

test("the site is told codes, level and place, and nothing else of the CV", async () => {
  await storeAnalyst();
  const { requests, context } = site(["1", "2"]);
  await loadBestFit("sort=fit", options, context);
  expect(requests).toEqual([
    "/jobs/occupation-names?language=en",
    "/jobs/fit-candidates?sort=fit codes=2511.3&level=senior&place=Leeds%2C+UK",
    "/jobs/fit-facts?rows=yes&ids=1,2",
  ]);
});

test("no job stands above one with a better level, and those that fit poorly are left out", async () => {
  await storeAnalyst();
  const { context } = site(numbers(45));
  const told: number[] = [];
  const outcome = await loadBestFit(
    "",
    { ...options, onProgress: (compared) => told.push(compared) },
    context,
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  const { order, fits, compared, of } = outcome.best;
  const levels = order.map(({ id }) =>
    ["strong", "good", "partial", "poor"].indexOf(fits.get(id)?.level ?? ""),
  );
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  expect(order.map(({ id }) => id)).not.toContain("7");
  expect(order[0]?.firstSeenAt).toEqual(new Date("2026-11-20"));
  expect([compared, of]).toEqual([45, 45]);
  expect(told).toEqual([0, 20, 40, 45]);
});

test("if the site becomes too busy, what was compared is ordered", async () => {
  await storeAnalyst();
  const outcome = await loadBestFit("", options, site(numbers(45), 1).context);
  expect(outcome).toMatchObject({ ok: true, best: { compared: 20, of: 45 } });
});

test("without a CV nothing is requested", async () => {
  const { requests, context } = site(["1"]);
  expect(await loadBestFit("", options, context)).toEqual({ ok: false, reason: "no-cv" });
  expect(requests).toEqual([]);
});
