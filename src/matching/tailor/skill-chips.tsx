import { EyeOff, Plus } from "lucide-react";
import { useState } from "react";
import { moveRow, addRow } from "../../cv/edit/edit-rows.ts";
import { setHidden } from "../../cv/edit/edit-page.ts";
import { rowName } from "../../cv/edit/row-names.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { ChipBox } from "../../cv/editor/form/skills/chip-box.tsx";
import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";

/** The skills of a copy in their order, those that the advert asks for marked. A hidden one stays in the main CV. */
export function SkillChips({ proofs }: { proofs: ReadonlyMap<string, number> }) {
  const session = useCvSession();
  const document = useCvDocument();
  const [text, setText] = useState("");
  const skills = document.sections.skills.filter(({ name, keywords }) => `${name}${keywords}`.trim() !== "");
  const isHidden = (id: string) => document.hidden.includes(`skills/${id}`);

  function type(typed: string, isFinished: boolean): void {
    const name = typed.replace(/[,;\n]+\s*$/, "").trim();
    setText(isFinished ? "" : typed);
    if (!isFinished || name === "") return;
    session.edit("skills", (cv) => {
      const { document: added, id } = addRow(cv, "skills", browserEnv.newId);
      return id === null ? cv : setField(added, `skills/${id}/name`, name);
    });
  }

  function move(index: number, to: number): void {
    const [one, other] = [skills[index], skills[to]];
    if (!one || !other || one === other) return;
    session.edit("skills", (cv) =>
      moveRow(
        cv,
        "skills",
        one.id,
        cv.sections.skills.findIndex(({ id }) => id === other.id),
      ),
    );
  }

  function hide(index: number): void {
    const skill = skills[index];
    if (!skill) return;
    session.edit("skills", (cv) => setHidden(cv, `skills/${skill.id}`, !isHidden(skill.id)));
  }

  return (
    <section className="tailor-skills" aria-labelledby="skills-here">
      <div className="between">
        <h2 id="skills-here">Skills on this copy</h2>
        <mark>In the advert</mark>
      </div>
      <ChipBox
        label="Skill"
        items={skills.map((skill) => ({
          key: skill.id,
          label: rowName("skills", skill),
          isHidden: isHidden(skill.id),
          isMarked: proofs.has(skill.id),
          remove: isHidden(skill.id) ? { verb: "Show", icon: Plus } : { verb: "Hide", icon: EyeOff },
        }))}
        text={text}
        onType={type}
        onRemove={hide}
        onMove={move}
      />
      <p className="meta">Shift and an arrow key move one. Struck ones stay in your main CV.</p>
    </section>
  );
}
