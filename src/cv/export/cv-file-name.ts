import { cleanLine } from "../view-model/clean-text.ts";

/**
 * Names a file after the person, in characters that every file system accepts: "Amara Osei" → "Amara-Osei-CV.pdf".
 *
 * @param extension without the dot
 */
export function cvFileName(fullName: string, extension: string): string {
  const name = cleanLine(fullName)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${name === "" ? "" : `${name}-`}CV.${extension}`;
}

/**
 * The Content-Disposition header of a download: the name in ASCII for all browsers, and in its own script for those
 * that support it (RFC 6266).
 */
export function attachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w.-]+/g, "");
  const ascii = plain.replace(/^-+/, "");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
