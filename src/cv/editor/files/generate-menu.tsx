import { Menu } from "../../../ui/menu.tsx";
import { cvFileKinds } from "./make-cv-file.ts";
import { useCvFile } from "./use-cv-file.ts";

/** The menu at the end of the form that makes files of the CV, PDF first. */
export function GenerateMenu() {
  const { making, make } = useCvFile();
  return (
    <Menu button={making ? "Generating..." : "Generate CV"} buttonClassName="btn btn-primary">
      {cvFileKinds.map(({ kind, label, note }) => (
        <button key={kind} type="button" className="menu-choice" onClick={() => make(kind)}>
          {label}
          <span className="meta">{note}</span>
        </button>
      ))}
    </Menu>
  );
}
