import { useCvSession } from "../../cv/editor/session/session-context.ts";
import { Button } from "../../ui/button.tsx";
import type { RowListKey } from "../../cv/document/cv-document.ts";
import { addRow } from "../../cv/edit/edit-rows.ts";
import { setHidden } from "../../cv/edit/edit-page.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import type { Requirement } from "../requirements/requirement.ts";
import type { Matched } from "../verdict/match-cv.ts";

/** Ways to meet a requirement: show a hidden part that meets it, or add a skill that the person has. */
export function AskedActions({ match: { asked, verdict, lines } }: { match: Matched<Requirement> }) {
  const session = useCvSession();
  if (verdict !== "missing" || asked.kind !== "skill") return null;
  const [hidden] = lines;
  const showHidden = () => {
    if (!hidden?.row) return;
    const list = hidden.list as RowListKey;
    const part = `${list}/${hidden.row}` as const;
    session.edit(list, (document) => setHidden(setHidden(document, part, false), list as "skills", false));
  };
  if (hidden)
    return (
      <Button size="sm" onClick={showHidden}>
        Show it in this variant
      </Button>
    );
  return asked.skills.map((skill) => (
    <Button
      key={skill}
      size="sm"
      onClick={() =>
        session.edit("skills", (document) => {
          const { document: added, id } = addRow(document, "skills", browserEnv.newId);
          return id === null ? document : setField(added, `skills/${id}/name`, skill);
        })
      }
    >
      I have it, add “{skill}” to my skills
    </Button>
  ));
}
