import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { hostBoards, hostOfBoard } from "../../board-address.ts";
import { pageDetails } from "../../completed-posting.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";

const domain = "breezy.hr";

/** Breezy's list of a board. The text is on the page of each posting. */
export const breezy = boardAdapter({
  name: "breezy",
  label: "Breezy",
  homepage: "https://breezy.hr",
  exampleAddress: "https://acme.breezy.hr",
  boardAt: hostBoards(domain),
  boardUrl: (board) => `https://${hostOfBoard(board, domain)}/json`,
  readRecord,
  detail: pageDetails(({ url, descriptionHtml }) => (descriptionHtml === null ? url : null)),
});

function readRecord(record: JsonObject): RecordReading {
  const several = listOf(record["locations"]).map(objectOf);
  const offices = several.length > 0 ? several : [objectOf(record["location"])];
  const places = offices.map(placeOf).filter((place) => place !== null);
  const isRemote = offices.every((office) => office["is_remote"] === true);
  return {
    externalId: textOf(record["id"]),
    title: textOf(record["name"]),
    company: textOf(objectOf(record["company"])["name"]),
    url: textOf(record["url"]),
    locations: [...new Set(places)],
    remote: isRemote ? true : null,
    employmentTypes: textsOf(objectOf(record["type"])["name"]),
    descriptionHtml: textOf(record["description"]),
    payText: textOf(record["salary"]),
    postedAt: momentOf(record["published_date"]),
    department: textOf(record["department"]),
  };
}

function placeOf(office: JsonObject): string | null {
  const [state, country] = [objectOf(office["state"]), objectOf(office["country"])];
  const city = textOf(office["city"]);
  const region = textOf(state["name"]) ?? textOf(state["id"]);
  return city === null ? textOf(office["name"]) : joinPlace([city, region, textOf(country["name"])]);
}
