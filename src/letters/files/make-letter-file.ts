import type { Letter } from "../letter.ts";
import { letterFileName } from "./letter-file-name.ts";
import { letterText } from "./letter-text.ts";

export type LetterFileKind = "pdf" | "docx" | "txt";

export type MadeLetter =
  | { ok: true; content: Blob; name: string }
  | { ok: false; reason: "offline" | "busy" };

/** Makes a file of a letter: the PDF on the server, the others in the browser. */
export async function makeLetterFile(
  letter: Letter,
  kind: LetterFileKind,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<MadeLetter> {
  const name = letterFileName(letter.sender.name, kind);
  if (kind === "txt")
    return { ok: true, content: new Blob([letterText(letter)], { type: "text/plain;charset=utf-8" }), name };
  if (kind === "docx") {
    const [{ toDocx }, { letterPage }] = await Promise.all([
      import("../../cv/export/to-docx.ts"),
      import("./letter-page.ts"),
    ]);
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    const bytes = (await toDocx(letterPage(letter))) as Uint8Array<ArrayBuffer>;
    return { ok: true, content: new Blob([bytes], { type }), name };
  }
  try {
    const answer = await fetch("/tools/cover-letter/file", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(letter),
    });
    return answer.ok ? { ok: true, content: await answer.blob(), name } : { ok: false, reason: "busy" };
  } catch {
    return { ok: false, reason: "offline" };
  }
}
