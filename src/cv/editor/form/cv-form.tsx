import { useId, useRef, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { SampleNotice } from "../start/sample-notice.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useEditorView } from "../editor-view.ts";
import { steps, type EditorStep } from "../steps.ts";
import { LazySkills } from "./lazy-skills.tsx";
import { ListSection } from "./list-section.tsx";
import { PageOrder } from "./page-order.tsx";
import { PersonalStep } from "./personal-step.tsx";

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

function StepPanel({ step }: { step: EditorStep }) {
  if (step === "personal") return <PersonalStep />;
  if (step === "skills") return <LazySkills />;
  const { lists } = steps.find(({ key }) => key === step) ?? steps[1];
  return lists.map((list) => <ListSection key={list} list={list} />);
}
