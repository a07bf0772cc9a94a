import { cvFileName } from "../../cv/export/cv-file-name.ts";

/** Names a file after the person: "Amara Osei" → "Amara-Osei-Letter.pdf". */
export function letterFileName(name: string, extension: string): string {
  return cvFileName(name, extension).replace(/CV(?=\.\w+$)/u, "Letter");
}
