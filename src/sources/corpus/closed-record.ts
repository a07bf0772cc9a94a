import { momentOf } from "../json-fields.ts";
import type { ColumnMap } from "./column-names.ts";
import { parseBoolean, wordsIn } from "./column-values.ts";
import { type RecordColumns, columnValues } from "./record-columns.ts";

const closedStatus =
  /^(?:(?:job|position|role|posting|listing|vacancy)\s+)?(?:is\s+|has\s+been\s+)?(?:(?:currently|temporarily|permanently|now)\s+)?(?:closed|paused|suspended|on[\s_-]?hold|inactive|not[\s_-]?active|expired|filled|archived|deleted|removed|withdrawn|cancell?ed|ended|unlisted|delisted|disabled|deactivated|hidden|unpublished|draft|completed|no longer (?:available|open|accepting applications)|geschlossen|abgelaufen|besetzt|inaktiv|archiviert|ferm[ée]e?|expir[ée]e?|pourvue?|cerrad[oa]|cubiert[oa]|caducad[oa]|inactiv[oa]|fechad[oa]|encerrad[oa]|inativ[oa]|zamkni[ęe]t[aey]|nieaktywn[aey]|zako[ńn]czon[aey]|gesloten|vervuld|chius[oa]|scadut[oa])\b/iu;

/** True if a column for the state says that the posting is closed or hidden: `active: false`, `status: "Expired"`. */
export function isClosedRecord(columns: RecordColumns, map: ColumnMap): boolean {
  return (
    columnValues(columns, "open", map).some((value) => parseBoolean(value) === false) ||
    columnValues(columns, "ended", map).some((value) => parseBoolean(value) === true || isMoment(value)) ||
    columnValues(columns, "status", map).some(isClosedStatus) ||
    // A column "state" has the region in some files and the status in others: "closed", but not "Hidden Hills".
    columnValues(columns, "region", map).some((value) => isClosedStatus(value) && !/\s/.test(String(value)))
  );
}

function isClosedStatus(value: unknown): boolean {
  return closedStatus.test(wordsIn(value)?.trim() ?? "");
}

/** "2026-10-01T10:00:00Z", 1790000000 or "20/11/2026". */
function isMoment(value: unknown): boolean {
  const text = String(momentOf(value) ?? "");
  return /^\d{9,13}$|^\d{4}-\d{2}-\d{2}|^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/.test(text);
}
