import { useCallback, useEffect, useState, type ComponentType } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fileParts } from "../files/file-parts.ts";
import { FormSection } from "./form-section.tsx";

/** The last tab. Its code is loaded with it, or before when the page is idle. */
export function LazySkills() {
  const [Tab, setTab] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    fileParts
      .skillsTab()
      .then(({ SkillsTab }) => setTab(() => SkillsTab))
      .catch(() => setHasFailed(true));
  }, []);
  useEffect(load, [load]);
  if (Tab) return <Tab />;
  return (
    <FormSection title="Skills">
      {hasFailed && (
        <Notice tone="bad" announce="at-once">
          <p>This part could not be loaded. Your CV is saved. Try again once you are online.</p>
          <p className="cluster">
            <Button size="sm" onClick={load}>
              Try again
            </Button>
          </p>
        </Notice>
      )}
    </FormSection>
  );
}
