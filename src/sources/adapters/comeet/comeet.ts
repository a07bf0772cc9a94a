import type { JsonObject } from "../../../platform/json/json-object.ts";
import { boardAdapter } from "../../board-adapter.ts";
import { descriptionFrom } from "../../description-sections.ts";
import type { RecordReading } from "../../feed-adapter.ts";
import { listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";
import { joinPlace } from "../../place-words.ts";

/** Comeet's careers API. A board is the company's id and the token that its careers page shows: `C6.001:6C12…`. */
export const comeet = boardAdapter({
  name: "comeet",
  label: "Comeet",
  homepage: "https://www.comeet.com",
  exampleAddress: "https://www.comeet.co/careers-api/2.0/company/A1.001/positions?token=A1B2C3",
  boardAt({ hostname, pathname, searchParams }) {
    const id = /^\/careers-api\/2\.0\/company\/([\w.]+)\/positions/.exec(pathname)?.[1];
    const token = searchParams.get("token") ?? "";
    const isCall = /^www\.comeet\.com?$/.test(hostname) && id !== undefined;
    return isCall && /^\w{4,60}$/.test(token) ? `${id}:${token}` : null;
  },
  boardUrl(board) {
    const [id = "", token = ""] = board.split(":");
    return `https://www.comeet.co/careers-api/2.0/company/${id}/positions?token=${token}&details=true`;
  },
  readRecord,
});

function readRecord(record: JsonObject): RecordReading {
  const location = objectOf(record["location"]);
  const place = joinPlace([textOf(location["city"]), textOf(location["state"]), textOf(location["country"])]);
  const details = listOf(record["details"]).map(objectOf);
  const mode = textOf(record["workplace_type"]);
  return {
    externalId: textOf(record["uid"]),
    title: textOf(record["name"]),
    company: textOf(record["company_name"]),
    url: textOf(record["url_active_page"]) ?? textOf(record["url_comeet_hosted_page"]),
    locations: textsOf(place ?? location["name"]),
    remote: location["is_remote"] === true ? true : null,
    workMode: mode,
    employmentTypes: textsOf(record["employment_type"]),
    level: textOf(record["experience_level"]),
    ...descriptionFrom(
      null,
      details.map((part) => ({ heading: textOf(part["name"]) ?? "", texts: textsOf(part["value"]) })),
    ),
    // Not `time_updated`, which changes with every edit.
    postedAt: momentOf(record["time_created"]),
    department: textOf(record["department"]),
  };
}
