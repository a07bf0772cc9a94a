import { expect, test } from "vitest";
import { jobClosedText, letterAdvertOf } from "./letter-advert.ts";

const job = { id: "1", title: "Data Analyst", company: "Front Range Transit", path: "/jobs/1" };
const now = new Date("2026-06-01T00:00:00Z");

test("the job of a letter is closed once its closing date is over", () => {
  expect(jobClosedText({ ...job, closesAt: "2026-05-03T00:00:00.000Z" }, now)).toBe("Closed 3 May");
  expect(jobClosedText({ ...job, closesAt: "2026-06-03T00:00:00.000Z" }, now)).toBeNull();
  expect(jobClosedText({ ...job, closesAt: null }, now)).toBeNull();
  expect(jobClosedText(job, now)).toBeNull();
});

const dutiesOf = (text: string) =>
  letterAdvertOf({ ...job, id: null, path: null, text, requirements: [] }).duties;

test.each([
  [
    "an advert in one block, which lost its lines",
    "We make trams. Job Summary The planner keeps the depot running. Key Duties Prepare the weekly rota for drivers Monitor fuel and tyre costs Process claims of 30 garages Qualification Requirements Diploma in transport Five years in a depot",
    [
      "Prepare the weekly rota for drivers",
      "Monitor fuel and tyre costs",
      "Process claims of 30 garages Qualification Requirements Diploma in transport Five years in a depot",
    ],
  ],
  [
    "letters of other fonts as bullets",
    "Ø Responsibilities: o Rota: § Prepare the weekly rota. § Answer calls of drivers at night. Ø Benefits: o Free travel on all lines.",
    ["Prepare the weekly rota.", "Answer calls of drivers at night."],
  ],
  [
    "sentences that say what you will do",
    "The depot is by the sea. You will prepare the weekly rota for drivers. You will also be responsible for checking the tyres of the fleet. You like dogs and cake.",
    ["prepare the weekly rota for drivers.", "checking the tyres of the fleet."],
  ],
  [
    "a list below a line that is no heading",
    "As a planner, you will:\n\nServe as the first contact of drivers\nPartner directly with the garages",
    ["Serve as the first contact of drivers", "Partner directly with the garages"],
  ],
  [
    "a store that writes of a third person",
    "What you'll do... Ensures maintenance of the sales floor by zoning the areaMonitors stock in the back room every dayReceives goods from suppliers at night",
    [
      "Ensures maintenance of the sales floor by zoning the area",
      "Monitors stock in the back room every day",
      "Receives goods from suppliers at night",
    ],
  ],
  [
    "a German list in one line",
    "Wir sind ein Betriebshof am Meer und suchen für unser Team eine Planerin.\n\nAufgaben: Planung der Dienste für 40 Fahrer, Prüfung der Reifen, Abrechnung mit den Werkstätten.",
    ["Planung der Dienste für 40 Fahrer", "Abrechnung mit den Werkstätten."],
  ],
  ["about the employer", "We have built trams since 1921. Work is fun here. Direct employment with us.", []],
])("the duties of %s", (_, text, duties) => {
  expect(dutiesOf(text)).toEqual(duties);
});
