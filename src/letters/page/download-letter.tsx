import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import { download } from "../../cv/editor/files/download.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { letterText, letterFileName } from "../letter-text.ts";
import type { Letter } from "../letter.ts";

const failures = {
  offline: "The server cannot be reached. Your letter stays in this browser: try again once you are online.",
  busy: "The server is busy. Try again in a moment.",
};

/** Downloads the letter in the look of its CV. */
export function DownloadLetter({ letter }: { letter: Letter }) {
  const [making, setMaking] = useState(false);
  async function run(kind: LetterFileKind): Promise<void> {
    setMaking(true);
    try {
      const file = await makeLetterFile(letter, kind, browserEnv);
      if (file.ok) download(file.content, file.name);
      else showToast({ tone: "bad", title: "No file yet", message: failures[file.reason] });
    } catch {
      // The module that makes Word files could not be fetched.
      showToast({ tone: "bad", title: "No file yet", message: failures.offline });
    }
    setMaking(false);
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(letterText(letter));
      showToast({ tone: "good", title: "Copied", message: "The letter is in the clipboard." });
    } catch {
      showToast({
        tone: "bad",
        title: "Not copied",
        message: "This browser does not allow it. Download the text.",
      });
    }
  }
  return (
    <>
      <Menu
        buttonClassName="btn btn-secondary"
        button={
          <>
            Other files
            <Icon of={ChevronDown} size="sm" />
          </>
        }
      >
        <button type="button" className="menu-choice" onClick={() => void run("docx")}>
          Word (DOCX)
          <span className="meta">Where a form asks for it</span>
        </button>
        <button type="button" className="menu-choice" onClick={() => void run("txt")}>
          Plain text
          <span className="meta">To paste into forms</span>
        </button>
        <button type="button" className="menu-choice" onClick={() => void copy()}>
          Copy
          <span className="meta">To the clipboard</span>
        </button>
      </Menu>
      <Button look="primary" busy={making} onClick={() => void run("pdf")}>
        <Icon of={Download} size="sm" />
        {making ? "Downloading..." : "Download PDF"}
      </Button>
    </>
  );
}

type LetterFileKind = "pdf" | "docx" | "txt";

type MadeLetter = { ok: true; content: Blob; name: string } | { ok: false; reason: "offline" | "busy" };

/** Makes a file of a letter: the PDF on the server, the others in the browser. */
async function makeLetterFile(
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
      import("../letter-pdf-page.ts"),
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
