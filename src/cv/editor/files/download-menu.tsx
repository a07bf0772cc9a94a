import { ChevronDown, Download } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { cvFileKinds } from "./download.ts";
import { useDrawnPlaces, type DrawnPlaces } from "../preview/drawn-places.ts";
import { useCvFile } from "./use-cv-file.ts";

type DownloadMenuProps = {
  /** The content of the button. */
  button?: ReactNode;
  /** Replaces it while a file is made. */
  busy?: string;
};

const usualButton = (
  <>
    <Icon of={Download} size="sm" />
    Download
    <Icon of={ChevronDown} size="sm" />
  </>
);

/** Offers every kind of file of the open CV, PDF first, and printing. */
export function DownloadMenu({ button = usualButton, busy = "Downloading..." }: DownloadMenuProps) {
  const { making, make } = useCvFile();
  const loss = pdfLoss(useDrawnPlaces());
  return (
    <Menu button={making ? busy : button} buttonClassName="btn btn-primary">
      {loss && <p className="menu-note">{loss}</p>}
      {cvFileKinds.map(({ kind, label, note }) => (
        <button key={kind} type="button" className="menu-choice" onClick={() => make(kind)}>
          {label}
          <span className="meta">{note}</span>
        </button>
      ))}
      <hr />
      <button type="button" className="menu-choice" onClick={() => print()}>
        Print
        <span className="meta">The pages only</span>
      </button>
    </Menu>
  );
}

/** Says before the download what a PDF of the CV loses, or null. */
function pdfLoss(drawn: DrawnPlaces | null): string | null {
  const lost = [...new Set(drawn?.missing.flatMap(({ characters }) => Array.from(characters)))];
  if (lost.length > 0)
    return `The PDF leaves out what its fonts do not have: ${lost.slice(0, 20).join(" ")}${lost.length > 20 ? " …" : ""}`;
  if (!drawn || drawn.misread.length === 0) return null;
  return `Some programs misread ${drawn.misread.join(" and ")} letters in a PDF. Send Word where a form reads your file.`;
}
