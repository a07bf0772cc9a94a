import type { ColumnMap } from "./column-names.ts";
import { parseBoolean, wordsIn } from "./column-values.ts";
import { type RecordColumns, columnValues } from "./record-columns.ts";

const closedStatus =
  /^(?:(?:job|position|role|posting|listing|vacancy)\s+)?(?:is\s+|has\s+been\s+)?(?:closed|inactive|not[\s_-]?active|expired|filled|archived|deleted|removed|withdrawn|cancell?ed|ended|unlisted|delisted|disabled|deactivated|hidden|unpublished|draft|completed|no longer (?:available|open|accepting applications)|geschlossen|abgelaufen|besetzt|inaktiv|archiviert|ferm[ée]e?|expir[ée]e?|pourvue?|cerrad[oa]|cubiert[oa]|caducad[oa]|inactiv[oa]|fechad[oa]|encerrad[oa]|inativ[oa]|zamkni[ęe]t[aey]|nieaktywn[aey]|zako[ńn]czon[aey]|gesloten|vervuld|chius[oa]|scadut[oa])\b/iu;

/** True if a column for the state says that the posting is closed or hidden: `active: false`, `status: "Expired"`. */
export function isClosedRecord(columns: RecordColumns, map: ColumnMap): boolean {
  return (
    columnValues(columns, "open", map).some((value) => parseBoolean(value) === false) ||
    columnValues(columns, "ended", map).some((value) => parseBoolean(value) === true) ||
    columnValues(columns, "status", map).some((value) => closedStatus.test(wordsIn(value)?.trim() ?? ""))
  );
}
