import { useId, useRef, useCallback, useEffect, useState, type ReactNode, type ComponentType } from "react";
import { Button } from "../../../ui/button.tsx";
import { isSampleName } from "../../samples/sample-people.ts";
import { useSessionPart } from "../session/session-context.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { useEditorView, steps, type EditorStep } from "../editor-view.ts";
import { ListSection } from "./list-section.tsx";
import { PersonalStep } from "./personal-step.tsx";
import { FoldedPart } from "../folded-part.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FormSection } from "./form-section.tsx";

/** The form: four tabs with Previous and Next, in the order of the page. */
export function CvForm({ generate }: { generate: ReactNode }) {
  const { step, goTo } = useEditorView();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const at = steps.findIndex(({ key }) => key === step);

  function goOn(by: 1 | -1) {
    const there = steps[at + by];
    if (!there) return;
    goTo(there.key);
    // The user continues at the top of the new tab.
    panel.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <section className="cv-form" aria-label="CV form">
      <Tabs
        id={id}
        label="Sections of the CV"
        tabs={steps.map(({ key, label }) => ({ value: key, label }))}
        chosen={step}
        onChoose={goTo}
        ref={list}
      />
      <div
        className="cv-step"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${step}`}
        tabIndex={-1}
        ref={panel}
      >
        <SampleNotice />
        <StepPanel step={step} />
        <div className="step-foot">
          <Button disabled={at === 0} onClick={() => goOn(-1)}>
            Previous
          </Button>
          {at === steps.length - 1 ? (
            generate
          ) : (
            <Button look="primary" onClick={() => goOn(1)}>
              Next
            </Button>
          )}
        </div>
      </div>
      <PageOrder />
    </section>
  );
}

/** Says that the open CV is a sample, until its name is changed. */
function SampleNotice() {
  const isSample = useSessionPart(({ document }) => isSampleName(document.personal.fullName));
  if (!isSample) return null;
  return (
    <Notice>
      This is a sample: an invented person with invented employers. Write your own over it, starting with your
      name.
    </Notice>
  );
}

function StepPanel({ step }: { step: EditorStep }) {
  if (step === "personal") return <PersonalStep />;
  if (step === "skills") return <LazySkills />;
  const { lists } = steps.find(({ key }) => key === step) ?? steps[1];
  return lists.map((list) => <ListSection key={list} list={list} />);
}

/** The order of the sections on the page, under every tab. Its code is loaded when it is opened. */
function PageOrder() {
  return (
    <FoldedPart
      className="fold row-more page-order"
      summary="Order, columns and page breaks"
      load={async () => (await import("./section-order.tsx")).SectionOrder}
    />
  );
}

/** The last tab. Its code is loaded with it, or before when the page is idle. */
function LazySkills() {
  const [Tab, setTab] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    import("./skills/skills-tab.tsx")
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
