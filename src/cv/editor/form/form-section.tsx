import { Eye, EyeOff, Pencil } from "lucide-react";
import { useId, type ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { RenamedSection, SectionKey } from "../../document/cv-document.ts";
import { isHidden, setHidden } from "../../edit/edit-page.ts";
import { useEditorView } from "../editor-view.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";
import { CvField } from "./cv-field.tsx";
import { hiddenRowText } from "./use-row-actions.ts";

type FormSectionProps = {
  title: string;
  /** A short note next to the title, such as the number of entries. */
  note?: string | undefined;
  /** The section of the page, if the page has one: it can be hidden. */
  section?: SectionKey;
  /** The heading that can be changed; own sections have a title. */
  heading?: RenamedSection;
  /** Further buttons of the head. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A section of the form under its title, with buttons to rename it and to hide it on the page. */
export function FormSection({ title, note, section, heading, actions, children }: FormSectionProps) {
  const session = useCvSession();
  const { announce, renaming, rename } = useEditorView();
  const id = useId();
  const isOff = useSessionPart(({ document }) => section !== undefined && isHidden(document, section));
  const isRenaming = heading !== undefined && renaming === heading;

  function hide(key: SectionKey) {
    session.edit("order", (document) => setHidden(document, key, !isOff));
    announce(`${title}: ${isOff ? "shown again" : hiddenRowText}.`);
  }

  return (
    <section className="sec" aria-labelledby={id} data-hidden={isOff || undefined}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
        {(isOff || note) && <span className="meta">{isOff ? "Hidden" : note}</span>}
        <div className="row-buttons">
          {actions}
          {heading && (
            <IconButton
              icon={Pencil}
              label={`Rename section ${title}`}
              title="Another heading"
              aria-expanded={isRenaming}
              onClick={() => rename(isRenaming ? null : heading)}
            />
          )}
          {section && (
            <IconButton
              icon={isOff ? EyeOff : Eye}
              label={`${isOff ? "Show" : "Hide"} section ${title}`}
              title={isOff ? "Show on the page" : "Hide from the page"}
              onClick={() => hide(section)}
            />
          )}
        </div>
      </div>
      {isRenaming && (
        <CvField
          address={`heading/${heading}`}
          label={`Heading of ${title}`}
          hint="Leave it empty for the usual heading in the CV’s language."
        />
      )}
      {children}
    </section>
  );
}
