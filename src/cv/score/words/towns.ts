import list from "../../../../data/cv/score/towns.json" with { type: "json" };

/** Large towns, as they are written alone under a name. */
const towns: ReadonlySet<string> = new Set(list);

const postcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?|\d{4,6})\b/giu;
const around =
  /^(?:\p{L}{2,3}|england|scotland|wales|cymru|northern ireland|ireland|united kingdom|great britain|deutschland|germany|österreich|austria|schweiz|switzerland|france|españa|spain|italia|italy|portugal|polska|poland|nederland|netherlands|belgique|belgië|belgium|\p{L}+shire|kent|essex|surrey|norfolk|suffolk|cornwall|devon|dorset|somerset|(?:west|east|north|south) \p{L}+|greater \p{L}+|merseyside|canada|australia)$/iu;

/** Whether a text is the name of a large town, alone or with its region or country: "Manchester", "Leeds, UK". */
export function isTown(text: string): boolean {
  const [town = "", ...others] = text
    .replaceAll(postcode, "")
    .trim()
    .split(/\s*[,(|·–]\s*/u);
  return (
    towns.has(town.toLowerCase().replace(/^(?:greater|central) /, "")) &&
    others.every((part) => part === "" || around.test(part.replace(/\)$/, "")))
  );
}
