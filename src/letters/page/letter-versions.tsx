import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import type { DocumentVersion } from "../../documents/local/local-document.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { LetterDocument } from "../letter-document.ts";
import type { LetterWorkspace } from "../letter-kind.ts";
import { wordCount } from "../letter.ts";

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

type LetterVersionsProps = {
  workspace: LetterWorkspace;
  onRestore: (document: LetterDocument) => void;
};

/** Earlier versions of the open letter to return to. The current text then becomes a version, too. */
export function LetterVersions({ workspace, onRestore }: LetterVersionsProps) {
  const [versions, setVersions] = useState<readonly DocumentVersion<LetterDocument>[]>([]);
  useEffect(() => {
    let left = false;
    const load = () => void workspace.versions().then((found) => left || setVersions(found));
    load();
    const unwatch = workspace.watchVersions(load);
    return () => {
      left = true;
      unwatch();
    };
  }, [workspace]);
  if (versions.length === 0) return null;
  return (
    <Menu
      buttonClassName="btn btn-quiet"
      button={
        <>
          Versions
          <Icon of={ChevronDown} size="sm" />
        </>
      }
    >
      {versions.map(({ id: version, at, document }) => (
        <button key={version} type="button" className="menu-choice" onClick={() => onRestore(document)}>
          {time.format(new Date(at))}
          <span className="meta">{wordCount(document.letter)} words</span>
        </button>
      ))}
    </Menu>
  );
}
