import { ChevronDown, Download } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { cvFileKinds } from "./download.ts";
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
  return (
    <Menu button={making ? busy : button} buttonClassName="btn btn-primary">
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
