import type { RawPay } from "../../../jobs/posting.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { descriptionFrom } from "../../description-sections.ts";
import { feedAdapter, type RecordReading } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf, textsOf } from "../../json-fields.ts";

const day = 86_400_000;
const folder = "https://data.mpsv.cz/od/soubory/volna-mista-prirustek";

/**
 * The vacancies that Czech employers report to the labour offices, as open data of the ministry (MPSV). A crawl reads
 * the file of each day with what was added or changed. The file with all vacancies has hundreds of megabytes, so it is
 * imported from disk: `npm run import -- mpsv volna-mista.json`.
 */
export const mpsv = feedAdapter({
  name: "mpsv",
  label: "Labour Office of the Czech Republic",
  homepage: "https://up.gov.cz/volna-mista-v-cr",
  listsChanges: { firstDays: 30, atOnceDays: 30, mayLackPages: true },
  exampleAddress: "https://data.mpsv.cz/web/data/otevrena-data-vmb",
  boardAt: ({ hostname }) =>
    /^(?:data\.mpsv\.cz|up\.gov\.cz|www\.uradprace\.cz)$/.test(hostname) ? "" : null,
  listKeys: ["polozky"],
  pageUrl: (_, page, step) =>
    `${folder}/volna-mista-prirustek-${new Date((step?.since.getTime() ?? 0) + page * day).toISOString().slice(0, 10)}.json`,
  hasMore: (_, page, step) =>
    step !== undefined && step.since.getTime() + (page + 1) * day < step.until.getTime(),
  readRecord: readVacancy,
});

/** The codes of kinds of contract whose meaning is known. */
const contracts: Readonly<Record<string, string>> = {
  plny: "full-time",
  zkraceny: "part-time",
  dpp: "temporary",
  dpc: "temporary",
};

function readVacancy(record: JsonObject): RecordReading {
  const id = textOf(record["portalId"]) ?? textOf(record["referencniCislo"]);
  const site = objectOf(record["mistoVykonuPrace"]);
  // Of a workplace only its name and address are read: it has the telephone of a person.
  const places = listOf(site["pracoviste"]).flatMap((entry) => {
    const at = objectOf(objectOf(entry)["adresa"]);
    return textsOf(czech(at["obec"]) ?? townIn(textOf(at["adresaText"]) ?? textOf(objectOf(entry)["nazev"])));
  });
  const elsewhere = textsOf(site["adresaText"])
    .map(townIn)
    .filter((town) => town !== null);
  return {
    externalId: id,
    title: czech(record["pozadovanaProfese"]),
    company: textOf(objectOf(record["zamestnavatel"])["nazev"]),
    url: id === null ? null : `https://up.gov.cz/volna-mista-v-cr#/volna-mista-detail/${id}`,
    applyUrl: textOf(record["urlAdresa"]),
    locations: [...new Set(places.length > 0 ? places : elsewhere)],
    country: "CZ",
    employmentTypes: listOf(record["pracovnePravniVztahy"]).flatMap((contract) => {
      const code = textOf(objectOf(contract)["id"])?.split("/").at(-1) ?? "";
      return Object.hasOwn(contracts, code) ? (contracts[code] ?? []) : [];
    }),
    ...descriptionFrom(czech(record["upresnujiciInformace"]), []),
    pay: payOf(record),
    postedAt: momentOf(record["datumVlozeni"]),
    closesAt: momentOf(record["expirace"]),
    department: czech(record["profeseCzIsco"]),
    requisitionId: textOf(record["referencniCislo"]),
  };
}

/** Texts are `{ cs: "…" }`, and codes may have their name beside them. */
function czech(value: unknown): string | null {
  const fields = objectOf(value);
  return textOf(fields["cs"]) ?? textOf(fields["nazev"]) ?? textOf(value);
}

/** "Dlouhá 12, 602 00 Brno" → "Brno" */
function townIn(address: string | null): string | null {
  return (
    (address ?? "")
      .split(",")
      .at(-1)
      ?.replace(/^\s*\d{3} ?\d{2}\s+/, "")
      .trim() || null
  );
}

function payOf(record: JsonObject): RawPay | null {
  const [min, max] = [amountOf(record["mesicniMzdaOd"]), amountOf(record["mesicniMzdaDo"])];
  if (min === null && max === null) return null;
  // "TypMzdy/hod" is pay by the hour, in the same fields.
  const isHourly = /hod/i.test(textOf(objectOf(record["typMzdy"])["id"]) ?? "");
  return { min, max, currency: "CZK", period: isHourly ? "hour" : "month", predicted: false };
}
