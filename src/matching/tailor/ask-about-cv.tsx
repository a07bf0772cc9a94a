import { use } from "react";
import { numberedLines, requirementList } from "../../ai/model-request.ts";
import { limitsOf } from "../../ai/model-tasks.ts";
import { AskModel } from "../../ai/ui/ask-model.tsx";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { longFields, customLongFields } from "../../cv/document/section-fields.ts";
import { withoutHidden } from "../../cv/document/without-hidden.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { isCustomKey } from "../../cv/edit/field-address.ts";
import { rewriteLine } from "../../cv/edit/rewrite-line.ts";
import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { textWithoutContacts } from "../../cv/export/to-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { cvLines, type CvLine } from "../evidence/cv-line.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { requirementText } from "../ui/requirement-text.ts";
import type { Matched } from "../verdict/match-cv.ts";

/** Asks the language model to tailor the whole CV, or to review it for the job. Nothing on a site without one. */
export function AskAboutCv() {
  const session = useCvSession();
  const document = useCvDocument();
  const model = use(ModelContext);
  if (!model) return null;
  const lines = linesToTailor(document);
  return (
    <section aria-labelledby="with-ai">
      <h2 id="with-ai" className="h-part">
        With AI
      </h2>
      <p className="meta">
        The language model at {model.host} rewords lines for this job, or reviews the CV. You accept each
        change alone.
      </p>
      <AskModel
        button="Tailor or review with AI"
        look="secondary"
        tasks={["cv", "review"]}
        textOf={(task) => (task === "cv" ? numberedLines(lines.map(({ text }) => text)) : "")}
        basis={() => ({
          cv: textWithoutContacts(document),
          context: model.advert,
          requirements: model.requirements,
          where: document.personal.headline,
        })}
        nameOf={(number) => lines[Number(number) - 1]?.where ?? `Line ${number}`}
        onAccept={({ text, before }) => {
          const line = linesToTailor(session.read().document).find(
            (one) => one.text.replace(/\s+/gu, " ").trim() === before,
          );
          if (line) session.edit(line.address, (cv) => rewriteLine(cv, line.address, line.text, text));
          else
            showToast({
              tone: "bad",
              title: "Not replaced",
              message: "The line has changed since you asked.",
            });
        }}
      />
    </section>
  );
}

/** The lines that a person wrote as sentences or bullets, as many as the model may read. */
function linesToTailor(document: CvDocument): CvLine[] {
  const isText = ({ list, address }: CvLine) => {
    if (list === "personal") return true;
    const long = isCustomKey(list) ? customLongFields : list === "profiles" ? [] : longFields(list);
    return long.some((field) => address.endsWith(`/${field}`));
  };
  let left = limitsOf("cv").text;
  return cvLines(withoutHidden(document))
    .filter(isText)
    .filter(({ text }) => (left -= text.length + "[999] \n".length) > 0);
}

/** What the advert asks for, with the line of the CV that shows it. */
export function requirementsOf(matches: readonly Matched<Requirement>[]): string {
  return requirementList(
    matches.map(({ asked, verdict, lines }) => ({
      words: requirementText(asked),
      importance: asked.importance,
      verdict: lines[0] ? `${verdict}, “${lines[0].text}”` : verdict,
    })),
  );
}
