import { ChevronDown } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { wordCount, type Letter } from "../letter.ts";
import type { LetterFile } from "../letter-file.ts";

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Earlier versions of the letter to return to. The current text then becomes a version, too. */
export function LetterVersions({
  file,
  onRestore,
}: {
  file: LetterFile;
  onRestore: (letter: Letter) => void;
}) {
  if (file.versions.length === 0) return null;
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
      {file.versions.map(({ at, letter }) => (
        <button key={at} type="button" className="menu-choice" onClick={() => onRestore(letter)}>
          {time.format(new Date(at))}
          <span className="meta">{wordCount(letter)} words</span>
        </button>
      ))}
    </Menu>
  );
}
